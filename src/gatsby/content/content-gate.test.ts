/** @jest-environment node */
import type { Reporter } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import * as chokidar from 'chokidar';
import type { LocatedIssue } from '../../content/check/issue';
import { issuesText } from '../../content/check/report';
import type * as Mirror from '../../content/mirror';
import {
  ExampleData,
  temporaryFolder,
} from '../../content/example-data.fixture';
import { syncContent, watchContent } from './content-gate';

const POST = 'posts/five-quiet-hours.json';
const NEW = 'posts/new.json';

const mockFolders = { data: '', mirror: '' };

jest.mock<typeof Mirror>('../../content/mirror', () => ({
  ...jest.requireActual<typeof Mirror>('../../content/mirror'),
  get DATA_DIR() {
    return mockFolders.data;
  },
  get MIRROR_DIR() {
    return mockFolders.mirror;
  },
}));

// The real watcher, kept so that a test can wait for it and close it.
jest.mock<typeof chokidar>('chokidar', () => {
  const actual = jest.requireActual<typeof chokidar>('chokidar');
  return { ...actual, watch: jest.fn(actual.watch) };
});

const reporter = {
  log: jest.fn(),
  panic: jest.fn(),
  warn: jest.fn(),
  success: jest.fn(),
};
const broadcast = jest.fn((issues: LocatedIssue[]) => issues.length);
const gatsbyReporter = reporter as unknown as Reporter;

let data: ExampleData;
let parent: string;

beforeEach(() => {
  data = new ExampleData();
  parent = temporaryFolder();
  mockFolders.data = data.folder;
  mockFolders.mirror = path.join(parent, 'mirror');
});

afterEach(async () => {
  for (const watcher of watchers()) {
    await watcher.close();
    // A last change may still be waiting for its quiet moment.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  jest.clearAllMocks();
  data.remove();
  fs.rmSync(parent, { recursive: true });
});

const watchers = () =>
  jest
    .mocked(chokidar.watch)
    .mock.results.flatMap((result) =>
      result.type === 'return' ? [result.value] : [],
    );

const lines = () => reporter.log.mock.calls.flat() as string[];

const inMirror = (file: string) => path.join(mockFolders.mirror, file);
const isMirrored = (file: string) => fs.existsSync(inMirror(file));
const mirrored = (file: string) => fs.readFileSync(inMirror(file), 'utf8');

/** Waits until something is so, for at most 4 s. */
async function until(isSo: () => boolean) {
  for (let wait = 0; !isSo() && wait < 400; wait++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}

describe('syncContent, before a build', () => {
  test('lets content that is right through, without drafts and without a word', () => {
    data.duplicate(POST, NEW, { id: 9001, slug: 'new', draft: true });
    syncContent(gatsbyReporter);
    expect(JSON.parse(mirrored(POST))).toEqual(JSON.parse(data.read(POST)));
    expect(isMirrored(NEW)).toBe(false);
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(lines()).toEqual([]);
  });

  test('lets content with warnings through, and says them', () => {
    data.set('pages/blog.json', 'seo.title', 'A long title '.repeat(6));
    syncContent(gatsbyReporter);
    expect(lines().join()).toContain('warning · seo.title · expected at most');
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(mirrored('pages/blog.json')).toContain('A long title');
  });

  test('ends the build and says why in the lines that check:content prints', () => {
    data.set(POST, 'readTime', '7 minutes');
    data.set('packages.json', 'packages.0.price', 'cheap');
    syncContent(gatsbyReporter);
    expect(lines()).toEqual([issuesText(data.issues())]);
    expect(reporter.panic.mock.calls).toEqual([
      ['The build has stopped: data/ has the mistakes named above.'],
    ]);
    expect(fs.existsSync(mockFolders.mirror)).toBe(false);
  });
});

describe('watchContent, during develop', () => {
  test('waits until a mistake is mended, and says both', async () => {
    const source = data.read(POST);
    data.set(POST, 'date', '2025-02-30');
    const develop = start();
    await develop.watching;
    expect(lines()).toEqual([issuesText(data.issues())]);
    expect(develop.hasStarted()).toBe(false);

    data.write(POST, source);
    await develop.started;
    expect(reporter.success.mock.calls).toEqual([['data/ is right again']]);
    expect(JSON.parse(mirrored(POST))).toEqual(JSON.parse(source));
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  test('starts at once when all is right, and takes edits over: drafts, new and deleted files too', async () => {
    const develop = start();
    await develop.watching;
    (await develop.started)();
    data.set(POST, 'title', 'Another title');
    await until(() => mirrored(POST).includes('Another title'));
    const release = await develop.started;
    release();
    data.duplicate(POST, NEW, { id: 9001, slug: 'new', draft: true });
    await until(() => isMirrored(NEW));
    release();
    data.delete(NEW);
    await until(() => !isMirrored(NEW));
    expect(lines()).toEqual([]);
    expect(reporter.success).not.toHaveBeenCalled();
  });

  test('keeps the last good content while there is a mistake, and tells browsers of it', async () => {
    const source = data.read(POST);
    const develop = start();
    await develop.watching;
    (await develop.started)();
    const good = mirrored(POST);
    data.write(POST, '{');
    await until(() => broadcast.mock.calls.length > 1);
    expect(broadcast.mock.calls).toEqual([[[]], [data.issues()]]);
    expect(reporter.warn.mock.calls).toEqual([
      ['The site stays as it was until these mistakes in data/ are mended.'],
    ]);
    expect(mirrored(POST)).toBe(good);
    data.write(POST, source);
    await until(() => broadcast.mock.calls.length > 2);
    expect(broadcast.mock.lastCall).toEqual([[]]);
  });

  test('holds changes while Gatsby starts and while it works on the former ones, but tells of mistakes', async () => {
    const develop = start();
    await develop.watching;
    const release = await develop.started;
    for (const title of ['Another title', 'A third title']) {
      const before = mirrored(POST);
      const source = data.read(POST);
      const checks = broadcast.mock.calls.length;
      data.write(POST, '{');
      await until(() => broadcast.mock.calls.length > checks);
      expect(broadcast.mock.lastCall).toEqual([data.issues()]);
      data.write(POST, source);
      data.set(POST, 'title', title);
      await until(() => broadcast.mock.lastCall?.[0].length === 0);
      expect(mirrored(POST)).toBe(before);
      release();
      await until(() => mirrored(POST).includes(title));
    }
  });

  test('starts with the last good content when there is a mistake and a mirror', async () => {
    syncContent(gatsbyReporter);
    const good = mirrored(POST);
    data.write(POST, '{');
    await start().started;
    expect(mirrored(POST)).toBe(good);
    expect(broadcast.mock.lastCall).toEqual([data.issues()]);
  });
});

/** Starts develop's part, and tells when there is content and when edits will be noticed. */
function start() {
  let hasStarted = false;
  const started = watchContent(gatsbyReporter, broadcast).then((release) => {
    hasStarted = true;
    return release;
  });
  const [watcher] = watchers();
  const watching = new Promise<void>((resolve) => {
    watcher?.once('ready', resolve);
  });
  return { started, watching, hasStarted: () => hasStarted };
}
