import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies the project's sources to a temporary folder and links its packages; the caller removes the folder. */
export function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-copy-'));
  const ignored = fs.readFileSync('.gitignore', 'utf8').split(/\/?\n/);
  for (const name of fs.readdirSync('.'))
    if (name !== '.git' && !ignored.includes(name))
      fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

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
