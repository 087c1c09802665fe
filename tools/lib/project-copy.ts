import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a build needs beside node_modules. */
const SOURCES = /^(?:data|src|static|gatsby-.+|package\.json|tsconfig\.json)$/;

/** Copies what a build needs to a temporary folder; gives its path. Remove it after the test. */
export function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-copy-'));
  for (const name of fs.readdirSync('.').filter((each) => SOURCES.test(each)))
    fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Builds the site in a copy of the project; gives the exit code and what the build said. */
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
