/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from './check/check';
import { listFiles } from './check/read';
import { updateMirror } from './mirror';
import { ExampleData, temporaryFolder } from './example-data.fixture';

const POST = 'posts/five-quiet-hours.json';
const PICTURE = 'images/posts/five-quiet-hours.jpg';

let data: ExampleData;
let parent: string;
let mirror: string;

beforeEach(() => {
  data = new ExampleData();
  parent = temporaryFolder();
  mirror = path.join(parent, 'mirror');
});

afterEach(() => {
  data.remove();
  fs.rmSync(parent, { recursive: true });
});

const update = (drafts = false) =>
  updateMirror({ dataDir: data.folder, mirrorDir: mirror, drafts });

const mirrored = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(mirror, file), 'utf8'));

/** Every file of the mirror with its bytes. */
const bytes = () =>
  new Map(
    listFiles(mirror).map((file) => [
      file,
      fs.readFileSync(path.join(mirror, file)).toString('base64'),
    ]),
  );

test('makes the mirror hold what data/ holds, and says what that is', () => {
  const result = update();
  expect(listFiles(mirror)).toEqual(listFiles(data.folder));
  expect(mirrored('tiers.json')).toEqual(JSON.parse(data.read('tiers.json')));
  expect(result).toMatchObject(checkContent(data.folder));
  expect(fs.readdirSync(parent)).toEqual(['mirror']);
});

test('fills placeholders in', () => {
  data.set('site.json', 'application', 'https://app.other.example');
  data.set('navigation.json', 'signIn.href', '{{site.application}}/sign-in');
  update();
  expect(mirrored('navigation.json')).toMatchObject({
    signIn: { href: 'https://app.other.example/sign-in' },
  });
  for (const file of listFiles(mirror).filter((name) => name.endsWith('.json')))
    expect(fs.readFileSync(path.join(mirror, file), 'utf8')).not.toContain(
      '{{',
    );
});

test('copies pictures byte for byte, changed ones again, hidden files never', () => {
  data.write('images/a.png', Uint8Array.from([0, 255, 13, 10, 0xef, 0xbb]));
  data.write('images/.DS_Store', 'a');
  update();
  const read = (file: string) => fs.readFileSync(path.join(mirror, file));
  expect([...read('images/a.png')]).toEqual([0, 255, 13, 10, 0xef, 0xbb]);
  expect(read(PICTURE).equals(fs.readFileSync(data.path(PICTURE)))).toBe(true);
  expect(listFiles(path.join(mirror, 'images'))).not.toContain('.DS_Store');
  data.write('images/a.png', Uint8Array.from([7]));
  update();
  expect([...read('images/a.png')]).toEqual([7]);
});

test.each<[string, (copy: ExampleData) => void]>([
  ['bad JSON', (copy) => copy.write(POST, '{')],
  ['a mistake in one field', (copy) => copy.set(POST, 'date', '2025-02-30')],
  [
    'a link to nowhere',
    (copy) => copy.set('navigation.json', 'getStarted.href', '/nowhere'),
  ],
  ['a picture that is gone', (copy) => copy.delete(PICTURE)],
])('stays as it was, byte for byte, with %s', (_title, makeMistake) => {
  update();
  const before = bytes();
  data.set('packages.json', 'note', 'A change that is right');
  data.write('images/new.png', 'a');
  makeMistake(data);
  expect(update().ok).toBe(false);
  expect(bytes()).toEqual(before);
});

test('with a mistake there is no mirror to begin with', () => {
  data.write(POST, '{');
  update();
  expect(fs.existsSync(mirror)).toBe(false);
});

test('takes deleted files out', () => {
  update();
  expect(listFiles(mirror)).toContain(PICTURE);
  data.delete(POST);
  data.delete(PICTURE);
  fs.writeFileSync(path.join(mirror, 'stray.json'), '{}');
  update();
  expect(listFiles(mirror)).toEqual(listFiles(data.folder));
});

test('drafts stay out of a build and get into develop', () => {
  data.set(POST, 'draft', true);
  update(false);
  expect(listFiles(mirror)).not.toContain(POST);
  update(true);
  expect(mirrored(POST)).toMatchObject({ draft: true });
  update(false);
  expect(listFiles(mirror)).not.toContain(POST);
});

test('writes only what changed', () => {
  update();
  const longAgo = new Date('2020-01-01');
  for (const file of listFiles(mirror))
    fs.utimesSync(path.join(mirror, file), longAgo, longAgo);
  data.set(POST, 'title', 'Another title');
  // The same content in other words: placeholders and white space are no change.
  data.write('tiers.json', JSON.stringify(JSON.parse(data.read('tiers.json'))));
  update();
  const changed = listFiles(mirror).filter(
    (file) =>
      fs.statSync(path.join(mirror, file)).mtimeMs !== longAgo.valueOf(),
  );
  expect(changed).toEqual([POST]);
});
