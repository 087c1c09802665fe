/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../content/check/files';
import { pictureSize } from '../../content/check/pictures';
import { ExampleData } from '../../content/content.fixture';
import { valueAt } from '../../content/json-values';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { readOtherFiles, updateCopy } from './content-copy';

const POST = 'posts/five-quiet-hours.json';
const PICTURE = 'images/posts/five-quiet-hours.jpg';

const data = forEachTest(new ExampleData());
const parent = forEachTest(new TestFolder());
const copyDir = parent.path('copy');

const update = async (drafts = false, today?: string) =>
  updateCopy({
    dataDir: data.folder,
    copyDir,
    otherFiles: await readOtherFiles(data.folder),
    drafts,
    ...(today && { today }),
  });

const read = (file: string) => fs.readFileSync(path.join(copyDir, file));
const copied = (file: string): unknown => JSON.parse(read(file).toString());

test('copies data/, with placeholders filled in', async () => {
  data.set('navigation.json', 'signIn.href', '{{site.application}}/sign-in');
  expect(await update()).toMatchObject({
    ok: true,
    issues: [],
    hasChanged: true,
  });
  expect(listFiles(copyDir)).toEqual(listFiles(data.folder));
  expect(copied('tiers.json')).toEqual(JSON.parse(data.read('tiers.json')));
  expect(copied('navigation.json')).toMatchObject({
    signIn: { href: 'https://app.larkfield.example/sign-in' },
  });
  expect(fs.readdirSync(parent.folder)).toEqual(['copy']);
});

test('copies pictures byte for byte, but no hidden files', async () => {
  data.write('images/.DS_Store', 'a');
  for (const bytes of [[0, 255, 13, 10, 0xef, 0xbb], [7]]) {
    data.write('images/a.png', Uint8Array.from(bytes));
    await update();
    expect([...read('images/a.png')]).toEqual(bytes);
  }
  expect(fs.existsSync(path.join(copyDir, 'images/.DS_Store'))).toBe(false);
});

test('turns photographs upright', async () => {
  const lying = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'red' },
  })
    .composite([
      {
        input: Buffer.from(
          '<svg width="60" height="20"><rect width="60" height="20" fill="blue"/></svg>',
        ),
        gravity: 'north',
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  data.write('images/IMG_1.JPG', lying);
  await update();
  const upright = read('images/IMG_1.JPG');
  expect(pictureSize(upright)).toEqual({ width: 40, height: 60 });
  expect((await sharp(upright).metadata()).orientation).toBeUndefined();
  // What was on top is at the right.
  const right = { left: 25, top: 0, width: 10, height: 60 };
  const { dominant } = await sharp(upright).extract(right).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test.each<[string, () => void]>([
  ['bad JSON', () => data.write(POST, '{')],
  ['a wrong field', () => data.set(POST, 'date', '2025-02-30')],
  [
    'a broken link',
    () => data.set('navigation.json', 'getStarted.href', '/nowhere'),
  ],
  ['a missing picture', () => data.delete(PICTURE)],
])('changes nothing when there is %s', async (_title, makeMistake) => {
  await update();
  const bytes = () => listFiles(copyDir).map((file) => [file, read(file)]);
  const before = bytes();
  data.set('packages.json', 'note', 'A valid change');
  data.write('images/new.png', 'a');
  makeMistake();
  expect(await update()).toMatchObject({ ok: false, hasChanged: false });
  expect(bytes()).toEqual(before);
});

test('makes no copy while there is an error', async () => {
  data.write(POST, '{');
  await update();
  expect(fs.existsSync(copyDir)).toBe(false);
});

test('deletes what is not in data/', async () => {
  await update();
  data.delete('posts/article.json');
  fs.writeFileSync(path.join(copyDir, 'stray.json'), '{}');
  await update();
  expect(listFiles(copyDir)).toEqual(listFiles(data.folder));
});

test('has a post from its day on, and before it in develop only', async () => {
  data.set(POST, 'date', '2027-03-01');
  const title = String(valueAt(JSON.parse(data.read(POST)), ['title']));
  for (const [day, drafts, shown] of [
    ['2027-02-28', false, undefined],
    ['2027-02-28', true, `[From 2027-03-01] ${title}`],
    ['2027-03-01', false, title],
    ['2027-03-02', true, title],
  ] as const) {
    await update(drafts, day);
    const isThere = listFiles(copyDir).includes(POST);
    expect(isThere && copied(POST)).toEqual(
      shown ? expect.objectContaining({ title: shown }) : false,
    );
  }
});

test('has drafts in develop only', async () => {
  data.set(POST, 'draft', true);
  for (const drafts of [false, true, false]) {
    await update(drafts);
    expect(listFiles(copyDir).includes(POST)).toBe(drafts);
  }
});

test('writes only files whose content has changed', async () => {
  await update();
  const longAgo = new Date('2020-01-01');
  for (const file of listFiles(copyDir))
    fs.utimesSync(path.join(copyDir, file), longAgo, longAgo);
  data.write('tiers.json', JSON.stringify(JSON.parse(data.read('tiers.json'))));
  expect((await update()).hasChanged).toBe(false);
  data.set(POST, 'title', 'Another title');
  expect((await update()).hasChanged).toBe(true);
  const changed = listFiles(copyDir).filter(
    (file) =>
      fs.statSync(path.join(copyDir, file)).mtimeMs !== longAgo.valueOf(),
  );
  expect(changed).toEqual([POST]);
});
