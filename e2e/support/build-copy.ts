import { execFile } from 'node:child_process';

/** Builds the site in a copy of the project. */
export function buildCopy(
  copy: string,
): Promise<{ status: number | null; output: string }> {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' };
  return new Promise((resolve) => {
    const build = execFile(
      'node',
      ['node_modules/gatsby/cli.js', 'build'],
      { cwd: copy, env, maxBuffer: Infinity },
      (_error, stdout, stderr) =>
        resolve({ status: build.exitCode, output: stdout + stderr }),
    );
  });
}
