/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  ExampleData,
  temporaryFolder,
} from '../src/content/example-data.fixture';

// The command itself, in a folder of its own with a data/ to make mistakes in.

const TSX = path.resolve('node_modules/.bin/tsx');
const TOOL = path.resolve('tools/check-content.ts');
const POST = 'data/posts/five-quiet-hours.json';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  new ExampleData(path.join(folder, 'data'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function check(options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(TSX, [TOOL, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
  return { status, stdout, stderr };
}

function change(from: string, to: string, name = POST) {
  const file = path.join(folder, name);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, source.replace(from, to));
}

test('content that is right ends with 0', () => {
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^data\/ is right: \d+ files checked\.\n$/);
});

test('a mistake ends with 1, and is named with its place', () => {
  change('"title"', '"titel"');
  const { status, stdout, stderr } = check();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`${POST}
  3:3     titel · there is no field of this name; did you mean "title"?

1 mistake in data/.
`);
});

test('a warning alone ends with 0', () => {
  change('Blog: ', 'Blog: '.repeat(9), 'data/pages/blog.json');
  const { status, stdout } = check();
  expect(status).toBe(0);
  expect(stdout).toContain('warning · seo.title');
  expect(stdout).toContain('files checked, 1 warning.');
});

test('--json gives the same for tools, and nothing else', () => {
  change('"title"', '"titel"');
  const { status, stdout, stderr } = check(['--json']);
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toEqual({
    ok: false,
    issues: [
      {
        file: POST,
        line: 3,
        column: 3,
        path: 'titel',
        message: 'there is no field of this name; did you mean "title"?',
        expected: 'no field of this name',
        found: 'an unknown field "titel"',
        suggestion: '"title"',
        severity: 'error',
      },
    ],
  });
});

test.each<[string, string[], NodeJS.ProcessEnv]>([
  ['--github', ['--github'], {}],
  ['a workflow of GitHub', [], { GITHUB_ACTIONS: 'true' }],
])('%s adds annotations', (_title, options, env) => {
  change('"title"', '"titel"');
  expect(check(options, env).stdout).toBe(
    `::error file=${POST},line=3,col=3::titel: there is no field of this name; did you mean "title"?\n`,
  );
});
