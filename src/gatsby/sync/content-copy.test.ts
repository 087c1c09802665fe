/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ExampleData } from '../../content/content.fixture';
import { TestFolder, forEachTest } from '../../content/test-folder.fixture';
import { listFiles } from '../../content/check/files';
import { updateCopy } from './content-copy';

const POST = 'posts/five-quiet-hours.json';
const PICTURE = 'images/posts/five-quiet-hours.jpg';

const data = forEachTest(new ExampleData());
const parent = forEachTest(new TestFolder());
const copyDir = parent.path('copy');

const update = (drafts = false, today?: string) =>
  updateCopy({
    dataDir: data.folder,
    copyDir,
    drafts,
    ...(today && { today }),
  });

const read = (file: string) => fs.readFileSync(path.join(copyDir, file));
const copied = (file: string): unknown => JSON.parse(read(file).toString());

test('copies data/, with placeholders filled in', () => {
  data.set('navigation.json', 'signIn.href', '{{site.application}}/sign-in');
  expect(update()).toMatchObject({ ok: true, issues: [], hasChanged: true });
  expect(listFiles(copyDir)).toEqual(listFiles(data.folder));
  expect(copied('tiers.json')).toEqual(JSON.parse(data.read('tiers.json')));
  expect(copied('navigation.json')).toMatchObject({
    signIn: { href: 'https://app.larkfield.example/sign-in' },
  });
  expect(fs.readdirSync(parent.folder)).toEqual(['copy']);
});

test('copies pictures byte for byte, but no hidden files', () => {
  data.write('images/.DS_Store', 'a');
  for (const bytes of [[0, 255, 13, 10, 0xef, 0xbb], [7]]) {
    data.write('images/a.png', Uint8Array.from(bytes));
    update();
    expect([...read('images/a.png')]).toEqual(bytes);
  }
  expect(fs.existsSync(path.join(copyDir, 'images/.DS_Store'))).toBe(false);
});

test.each<[string, () => void]>([
  ['bad JSON', () => data.write(POST, '{')],
  ['a wrong field', () => data.set(POST, 'date', '2025-02-30')],
  [
    'a broken link',
    () => data.set('navigation.json', 'getStarted.href', '/nowhere'),
  ],
  ['a missing picture', () => data.delete(PICTURE)],
])('changes nothing when there is %s', (_title, makeMistake) => {
  update();
  const bytes = () => listFiles(copyDir).map((file) => [file, read(file)]);
  const before = bytes();
  data.set('packages.json', 'note', 'A valid change');
  data.write('images/new.png', 'a');
  makeMistake();
  expect(update()).toMatchObject({ ok: false, hasChanged: false });
  expect(bytes()).toEqual(before);
});

test('makes no copy while there is an error', () => {
  data.write(POST, '{');
  update();
  expect(fs.existsSync(copyDir)).toBe(false);
});

test('deletes what is not in data/', () => {
  update();
  data.delete('posts/article.json');
  fs.writeFileSync(path.join(copyDir, 'stray.json'), '{}');
  update();
  expect(listFiles(copyDir)).toEqual(listFiles(data.folder));
});

test('has a post from its day on, and before it in develop only', () => {
  data.set(POST, 'date', '2027-03-01');
  for (const [day, drafts, isShown] of [
    ['2027-02-28', false, false],
    ['2027-02-28', true, true],
    ['2027-03-01', false, true],
    ['2027-03-02', false, true],
  ] as const) {
    update(drafts, day);
    expect(listFiles(copyDir).includes(POST)).toBe(isShown);
  }
});

test('has drafts in develop only', () => {
  data.set(POST, 'draft', true);
  for (const drafts of [false, true, false]) {
    update(drafts);
    expect(listFiles(copyDir).includes(POST)).toBe(drafts);
  }
});

test('writes only files whose content has changed', () => {
  update();
  const longAgo = new Date('2020-01-01');
  for (const file of listFiles(copyDir))
    fs.utimesSync(path.join(copyDir, file), longAgo, longAgo);
  data.write('tiers.json', JSON.stringify(JSON.parse(data.read('tiers.json'))));
  expect(update().hasChanged).toBe(false);
  data.set(POST, 'title', 'Another title');
  expect(update().hasChanged).toBe(true);
  const changed = listFiles(copyDir).filter(
    (file) =>
      fs.statSync(path.join(copyDir, file)).mtimeMs !== longAgo.valueOf(),
  );
  expect(changed).toEqual([POST]);
});
