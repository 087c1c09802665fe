import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a build needs beside node_modules. */
const SOURCES = [
  'data',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** Copies what a build needs to a temporary folder; gives its path. Remove it after the test. */
export function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-copy-'));
  for (const source of SOURCES)
    if (fs.existsSync(source))
      fs.cpSync(source, path.join(copy, source), {
        recursive: true,
      });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Builds the site in a copy of the project; gives the exit code and what the build said. */
export function buildCopy(
  copy: string,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const build = spawn('node', ['node_modules/gatsby/cli.js', 'build'], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    });
    let output = '';
    for (const stream of [build.stdout, build.stderr])
      stream.setEncoding('utf8').on('data', (said: string) => {
        output += said;
      });
    build.on('error', reject);
    build.on('close', (status) => resolve({ status, output }));
  });
}
