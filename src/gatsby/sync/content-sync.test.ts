/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { issuesText, type LocatedIssue } from '../../content/check/report';
import { spellingIssues } from '../../content/check/spelling';
import { ExampleData } from '../../content/content.fixture';
import { forEachTest, TestFolder } from '../../content/test-folder.fixture';
import { syncContent, watchContent } from './content-sync';

const POST = 'posts/five-quiet-hours.json';
const NEW = 'posts/new.json';
const DRAFT = {
  id: 9001,
  slug: 'new',
  draft: true,
  title: 'A new post',
  excerpt: 'It is not ready.',
};

jest.mock('../../content/check/spelling');
const misspelt = jest.mocked(spellingIssues);
beforeEach(() => void misspelt.mockResolvedValue([]));

// Captures the real watcher, so that tests can wait for it and close it.
jest.mock<typeof chokidar>('chokidar', () => {
  const actual = jest.requireActual<typeof chokidar>('chokidar');
  return { ...actual, watch: jest.fn(actual.watch) };
});
const watchers = () =>
  jest
    .mocked(chokidar.watch)
    .mock.results.map(({ value }) => value as chokidar.FSWatcher);

const log = jest.fn<undefined, [string]>();
const panic = jest.fn<undefined, [string]>();
const reporter = {
  log,
  panic,
  warn: jest.fn(),
  success: jest.fn(),
} as unknown as Reporter;
const broadcast = jest.fn((issues: LocatedIssue[]) => issues.length);

const data = forEachTest(new ExampleData());
const parent = forEachTest(new TestFolder());
const folders = { dataDir: data.folder, copyDir: parent.path('copy') };

afterEach(async () => {
  for (const watcher of watchers()) {
    await watcher.close();
    // The last change may still be within the quiet time.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  jest.clearAllMocks();
});

const inCopy = (file: string) => path.join(folders.copyDir, file);
const isCopied = (file: string) => fs.existsSync(inCopy(file));
const copied = (file: string) => fs.readFileSync(inCopy(file), 'utf8');

async function until(condition: () => boolean) {
  for (let wait = 0; !condition() && wait < 400; wait++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

test('before a build, copies content that is right and logs warnings', async () => {
  data.set('pages/blog.json', 'seo.title', 'A long title '.repeat(6));
  data.duplicate(POST, NEW, DRAFT);
  await syncContent(reporter, folders);
  expect(copied('pages/blog.json')).toContain('A long title');
  expect(isCopied(NEW)).toBe(false);
  expect(log.mock.calls.join()).toContain('Warning · Search engines › Title');
  expect(panic).not.toHaveBeenCalled();
});

test('before a build with mistakes, ends it', async () => {
  data.set('packages.json', 'packages.0.price', '£8.5');
  await syncContent(reporter, folders);
  expect(log.mock.calls).toEqual([[issuesText(data.issues())]]);
  expect(panic).toHaveBeenCalledTimes(1);
});

describe('watchContent, during develop', () => {
  /** Starts watching and waits until the watcher is ready. */
  async function watch() {
    let hasStarted = false;
    const { ready, pagesMade } = watchContent(reporter, broadcast, folders);
    const started = ready.then(() => {
      hasStarted = true;
    });
    await new Promise<void>((resolve) => {
      watchers()[0]?.once('ready', resolve);
    });
    return { started, hasStarted: () => hasStarted, pagesMade };
  }

  test('waits until a mistake is fixed, and copies drafts too', async () => {
    data.duplicate(POST, NEW, DRAFT);
    const source = data.read(POST);
    data.set(POST, 'date', '2025-02-30');
    const { started, hasStarted } = await watch();
    expect(log.mock.calls).toEqual([[issuesText(data.issues())]]);
    expect(hasStarted()).toBe(false);
    data.write(POST, source);
    await started;
    expect(JSON.parse(copied(POST))).toEqual(JSON.parse(source));
    expect(isCopied(NEW)).toBe(true);
  });

  test('keeps the last good content and broadcasts the mistake until it is fixed', async () => {
    const source = data.read(POST);
    const { started, pagesMade } = await watch();
    await started;
    pagesMade();
    const good = copied(POST);
    data.write(POST, '{');
    await until(() => broadcast.mock.calls.length > 1);
    expect(broadcast.mock.calls).toEqual([[[]], [data.issues()]]);
    expect(copied(POST)).toBe(good);
    data.write(POST, source);
    await until(() => broadcast.mock.calls.length > 2);
    expect(broadcast.mock.lastCall).toEqual([[]]);
  });

  test('adds the words that are misspelt, and goes on when they cannot be checked', async () => {
    const word = { file: 'data/faq.json', path: '' } as LocatedIssue;
    misspelt.mockResolvedValue([word]);
    const { started } = await watch();
    await started;
    await until(() => broadcast.mock.calls.length > 1);
    expect(broadcast.mock.calls).toEqual([[[]], [[word]]]);
    misspelt.mockRejectedValue(new Error('no dictionary'));
    data.set(POST, 'author', 'Somebody');
    await until(() => jest.mocked(reporter.warn).mock.calls.length > 0);
    expect(broadcast.mock.lastCall).toEqual([[]]);
  });

  test('copies nothing while Gatsby works, but broadcasts mistakes', async () => {
    const { started, pagesMade } = await watch();
    await started;
    for (const title of ['Another title', 'A third title']) {
      const before = copied(POST);
      const source = data.read(POST);
      data.write(POST, '{');
      await until(() => broadcast.mock.lastCall?.[0].length === 1);
      data.write(POST, source);
      data.set(POST, 'title', title);
      await until(() => broadcast.mock.lastCall?.[0].length === 0);
      expect(copied(POST)).toBe(before);
      pagesMade();
      await until(() => copied(POST).includes(title));
    }
  });

  test('starts with the last good content when there is a mistake', async () => {
    await syncContent(reporter, folders);
    const good = copied(POST);
    data.write(POST, '{');
    const { started } = await watch();
    await started;
    expect(copied(POST)).toBe(good);
    expect(broadcast.mock.lastCall).toEqual([data.issues()]);
  });
});
