import { execFile } from 'node:child_process';
import { environment, GATSBY } from '../../tools/lib/run';

/** Builds the site in a copy of the project. */
export function buildCopy(
  copy: string,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const build = execFile(
      'node',
      [GATSBY, 'build'],
      { cwd: copy, env: environment({ CI: 'true' }), maxBuffer: Infinity },
      (_error, stdout, stderr) =>
        resolve({ status: build.exitCode, output: stdout + stderr }),
    );
  });
}
