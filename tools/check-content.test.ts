/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ExampleData } from '../src/content/content.fixture';
import { TestFolder, forEachTest } from '../src/content/test-folder.fixture';

// Runs the real command, in a temporary folder.

const TSX = path.resolve('node_modules/.bin/tsx');
const TOOL = path.resolve('tools/check-content.mts');
const POST = 'data/posts/five-quiet-hours.json';
const MESSAGE = 'there is no field of this name; did you mean "title"?';

const { folder } = forEachTest(new TestFolder());
const data = new ExampleData(path.join(folder, 'data'));
beforeEach(() => data.fill());

function check(env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(TSX, [TOOL], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
  return { status, stdout, stderr };
}

/** A misspelt field, on line 3. */
function makeMistake() {
  const source = data.read('posts/five-quiet-hours.json');
  data.write('posts/five-quiet-hours.json', source.replace('title', 'titel'));
}

test('exits with 0 when there are only warnings', () => {
  data.set('pages/blog.json', 'seo.title', 'Blog: '.repeat(11));
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('warning · seo.title');
  expect(stdout).not.toContain('::');
  expect(stdout).toMatch(
    /\ndata\/ is right: \d+ files checked, 1 warning\.\n$/,
  );
});

test('exits with 1 when there is a mistake, which GitHub shows beside its line', () => {
  makeMistake();
  const { status, stdout, stderr } = check({ GITHUB_ACTIONS: 'true' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${POST}\n  3:3     titel · ${MESSAGE}\n\n1 mistake in data/.\n`,
  );
  expect(stdout).toBe(`::error file=${POST},line=3,col=3::titel: ${MESSAGE}\n`);
});
