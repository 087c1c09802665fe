/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MORE_LATER } from '../src/content/check/report';
import { ExampleData } from '../src/content/content.fixture';
import { forEachTest, TestFolder } from '../src/content/test-folder.fixture';

// Runs the real commands, in a temporary folder.

const TSX = path.resolve('node_modules/.bin/tsx');
const toolOf = (name: string) => path.resolve('tools', name);
const POST = 'data/posts/five-quiet-hours.json';
const MESSAGE = 'there is no field of this name; did you mean "title"?';

const { folder } = forEachTest(new TestFolder());
const data = new ExampleData(path.join(folder, 'data'));
beforeEach(() => {
  data.fill();
  // What the checks of spelling and of sample sites read.
  for (const name of ['node_modules', 'cspell.yaml', 'static'])
    fs.symlinkSync(path.resolve(name), path.join(folder, name));
});

function run([tool = '', ...options]: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    TSX,
    [toolOf(tool), ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '', ...env },
    },
  );
  return { status, stdout, stderr };
}

const check = (env?: NodeJS.ProcessEnv) => run(['check-content.mts'], env);
const format = (...options: string[]) => run(['format-data.mts', ...options]);

/** A misspelt field, on line 3. */
function makeMistake() {
  const source = data.read('posts/five-quiet-hours.json');
  data.write('posts/five-quiet-hours.json', source.replace('title', 'titel'));
}

test('exits with 0 when there are only warnings', () => {
  data.set('pages/blog.json', 'seo.title', 'Blog: '.repeat(11));
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Warning · Search engines › Title');
  expect(stdout).not.toContain('::');
  expect(stdout).toMatch(
    /\ndata\/ is right: \d+ files checked, 1 warning\.\n$/,
  );
});

test('warns of words that neither a dictionary nor data/words.json has', () => {
  data.set('words.json', 'words', ['Zwischenruf', 'flumphing']);
  data.set('tiers.json', 'note', 'We are flumphing and quexing.');
  const { status, stdout } = check({ GITHUB_ACTIONS: 'true' });
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Note · expected words that the dictionary has (if it is right, add it under Shared › Words), found “quexing”',
  );
  expect(stdout).toMatch(
    /::warning file=data\/tiers\.json,line=1,col=\d+::Prices of designs › Note: /,
  );
  expect(stdout).not.toContain('“flumphing”');
});

test('names what a new sample site has no captures for', () => {
  const samples = path.join(folder, 'static/samples');
  fs.unlinkSync(path.join(folder, 'static'));
  fs.mkdirSync(path.join(samples, 'saas-landing'), { recursive: true });
  fs.writeFileSync(path.join(samples, 'saas-landing/index.html'), '');
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('"saas-landing", which has no captures');
  expect(stderr).toContain(
    'Gallery pictures › 6 › Capture · expected a page that has captures',
  );
});

test('exits with 1 when there is a mistake, which GitHub shows beside its line', () => {
  makeMistake();
  const { status, stdout, stderr } = check({ GITHUB_ACTIONS: 'true' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${POST}\n  3:3     Titel · ${MESSAGE}\n\n1 mistake in data/. ${MORE_LATER}\n`,
  );
  expect(stdout).toBe(
    `::error file=${POST},line=3,col=3::Five quiet hours › Titel: ${MESSAGE}\n`,
  );
});

test('formatting leaves a file with a mistake alone, and names it', () => {
  makeMistake();
  const wrong = data.read('posts/five-quiet-hours.json');
  data.write('tiers.json', `\uFEFF${data.read('tiers.json')}`);
  const { status, stderr } = format();
  expect(status).toBe(1);
  expect(stderr).toContain(`${POST}\n  3:3     Titel · ${MESSAGE}\n`);
  expect(data.read('posts/five-quiet-hours.json')).toBe(wrong);
  // Others are formatted all the same.
  expect(data.read('tiers.json')).toMatch(/^\{\n {2}"note"/);
});

test('reads and writes files with a byte-order mark and Windows’ line ends', () => {
  format();
  const source = data.read('tiers.json');
  data.write('tiers.json', `\uFEFF${source.replaceAll('\n', '\r\n')}`);
  expect(check().status).toBe(0);
  const { status, stderr } = format('--check');
  expect([status, stderr]).toEqual([
    1,
    '\n✖ data/tiers.json is not as the desk writes it: run “npm run format”.\n',
  ]);
  expect(format()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(data.read('tiers.json')).toBe(source);
});

test.each([
  ['check-content.mts'],
  ['check-live.mts'],
  ['format-data.mts', '--check'],
])('%s %s says in a line which file is no JSON', (...command) => {
  data.write('site.json', '{"name": }');
  data.write('plans.json', Buffer.from('\uFEFF{}', 'utf16le'));
  const { status, stderr } = run(command);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^data\/plans\.json\n.+\n\ndata\/site\.json\n.+\n/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(data.read('site.json')).toBe('{"name": }');
});
