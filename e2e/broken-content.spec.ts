import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from './site';

const ROOT = path.resolve(__dirname, '..');

/** What a build needs beside node_modules. */
const SOURCES = [
  'data',
  'src',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

test('a build with mistakes in data/ stops with their lines, and the last good site stays', () => {
  test.setTimeout(120_000);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-broken-'));
  try {
    for (const source of SOURCES)
      fs.cpSync(path.join(ROOT, source), path.join(copy, source), {
        recursive: true,
      });
    fs.symlinkSync(
      path.join(ROOT, 'node_modules'),
      path.join(copy, 'node_modules'),
    );
    const page = path.join(copy, 'public', 'index.html');
    fs.mkdirSync(path.dirname(page));
    fs.writeFileSync(page, 'the last good site');
    fs.writeFileSync(path.join(copy, 'data/faq.json'), '{ "groups": 3 }\n');
    fs.writeFileSync(path.join(copy, 'data/posts/new.json'), '{ "id": }\n');

    const build = spawnSync('npx', ['gatsby', 'build'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    });

    expect(build.status).not.toBe(0);
    expect(build.stdout).toContain('data/faq.json · groups · a list · 3');
    expect(build.stdout).toContain(
      'data/posts/new.json · (whole file) · valid JSON ·',
    );
    expect(fs.readdirSync(path.dirname(page))).toEqual(['index.html']);
    expect(fs.readFileSync(page, 'utf8')).toBe('the last good site');
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
});
