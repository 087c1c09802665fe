/** @jest-environment node */
import type { Reporter } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import * as chokidar from 'chokidar';
import type { Problem } from '../content/check/problem';
import { problemsText } from '../content/check/report';
import type * as Mirror from '../content/mirror';
import { DataCopy, temporaryFolder } from '../content/test-support';
import { syncContent, watchContent } from './content-gate';

const POST = 'posts/outsourcing-web-development-for-business.json';

const POST_WITH_BODY = 'posts/ai-transform-lead-generation.json';

const mockFolders = { data: '', mirror: '' };

jest.mock<typeof Mirror>('../content/mirror', () => ({
  ...jest.requireActual<typeof Mirror>('../content/mirror'),
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
const broadcast = jest.fn((problems: Problem[]) => problems.length);
const gatsbyReporter = reporter as unknown as Reporter;

let data: DataCopy;
let parent: string;

beforeEach(() => {
  data = new DataCopy();
  parent = temporaryFolder();
  mockFolders.data = data.folder;
  mockFolders.mirror = path.join(parent, 'mirror');
});

afterEach(async () => {
  for (const watcher of watchers()) {
    await watcher.close();
    // A last change may still be waiting for its quiet moment.
    await new Promise((resolve) => setTimeout(resolve, 80));
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

const mirrored = (file: string) =>
  fs.readFileSync(path.join(mockFolders.mirror, file), 'utf8');

/** Waits until something is so, for at most 4 s. */
async function until(isSo: () => boolean) {
  for (let wait = 0; !isSo() && wait < 400; wait++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}

describe('syncContent, before a build', () => {
  test('lets content that is right through, without a word', () => {
    syncContent(gatsbyReporter);
    expect(JSON.parse(mirrored('tiers.json'))).toEqual(
      JSON.parse(data.read('tiers.json')),
    );
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(lines()).toEqual([]);
  });

  test('leaves drafts out', () => {
    data.set(POST, 'draft', true);
    syncContent(gatsbyReporter);
    expect(() => mirrored(POST)).toThrow('ENOENT');
  });

  test('lets content with warnings through, and says them', () => {
    data.set(POST_WITH_BODY, 'readTime', '60 min read');
    syncContent(gatsbyReporter);
    expect(lines().join()).toContain(
      'warning · readTime · expected about 8 min',
    );
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(mirrored(POST_WITH_BODY)).toContain('60 min read');
  });

  test('ends the build and says why in the lines that check:content prints', () => {
    data.set(POST, 'readTime', '7 minutes');
    data.set('packages.json', 'packages.0.price', '2499');
    syncContent(gatsbyReporter);
    expect(lines()).toEqual([problemsText(data.problems())]);
    for (const words of [
      'data/packages.json',
      'packages[0].price · expected a price such as "£2,499", found "2499"',
      `data/${POST}`,
      'readTime · expected a time such as "6 min read", found "7 minutes"',
    ])
      expect(lines().join()).toContain(words);
    expect(reporter.panic).toHaveBeenCalledTimes(1);
    expect(reporter.panic).toHaveBeenCalledWith(
      'The build has stopped: data/ has the mistakes named above.',
    );
    expect(fs.existsSync(mockFolders.mirror)).toBe(false);
  });
});

describe('watchContent, during develop', () => {
  test('starts at once when all is right, drafts included', async () => {
    data.set(POST, 'draft', true);
    await start().started;
    expect(JSON.parse(mirrored(POST))).toMatchObject({ draft: true });
    expect(lines()).toEqual([]);
    expect(reporter.success).not.toHaveBeenCalled();
  });

  test('waits until a mistake is mended, and says both', async () => {
    const source = data.read(POST);
    data.set(POST, 'date', '2025-02-30');
    const develop = start();
    await develop.watching;
    expect(lines()).toEqual([
      expect.stringContaining(
        'date · expected a day written YYYY-MM-DD, found "2025-02-30"',
      ),
    ]);
    expect(reporter.warn).toHaveBeenCalledTimes(1);
    expect(develop.hasStarted()).toBe(false);

    data.write(POST, source);
    await develop.started;
    expect(reporter.success.mock.calls).toEqual([['data/ is right again']]);
    expect(mirrored(POST)).toContain('"date":"2024-11-25"');
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  test('takes edits over, new and deleted files too', async () => {
    const develop = start();
    await develop.watching;
    data.set(POST, 'title', 'Another title');
    await until(() => mirrored(POST).includes('Another title'));
    data.duplicate(POST, 'posts/new.json', { id: 9001, slug: 'new' });
    await until(() =>
      fs.existsSync(path.join(mockFolders.mirror, 'posts/new.json')),
    );
    data.delete('posts/new.json');
    await until(
      () => !fs.existsSync(path.join(mockFolders.mirror, 'posts/new.json')),
    );
    expect(reporter.success).not.toHaveBeenCalled();
  });

  test('keeps the last good content while there is a mistake', async () => {
    const develop = start();
    await develop.watching;
    const good = mirrored(POST);
    data.write(POST, '{');
    await until(() => reporter.warn.mock.calls.length > 0);
    expect(lines()).toEqual([problemsText(data.problems())]);
    expect(reporter.warn).toHaveBeenCalledWith(
      'The site stays as it was until these mistakes in data/ are mended.',
    );
    expect(mirrored(POST)).toBe(good);
  });

  test('tells browsers what is wrong, and that it is mended', async () => {
    const source = data.read(POST);
    const develop = start();
    await develop.watching;
    expect(broadcast.mock.lastCall).toEqual([[]]);
    data.write(POST, '{');
    await until(() => broadcast.mock.calls.length > 1);
    expect(broadcast.mock.lastCall).toEqual([data.problems()]);
    data.write(POST, source);
    await until(() => broadcast.mock.calls.length > 2);
    expect(broadcast.mock.lastCall).toEqual([[]]);
  });

  test('starts with the last good content when there is a mistake and a mirror', async () => {
    syncContent(gatsbyReporter);
    const good = mirrored(POST);
    data.write(POST, '{');
    await start().started;
    expect(mirrored(POST)).toBe(good);
    expect(broadcast.mock.lastCall).toEqual([data.problems()]);
  });
});

/** Starts develop's part, and tells when there is content and when edits will be noticed. */
function start() {
  let hasStarted = false;
  const started = watchContent(gatsbyReporter, broadcast).then(() => {
    hasStarted = true;
  });
  const [watcher] = watchers();
  const watching = new Promise<void>((resolve) => {
    watcher?.once('ready', resolve);
  });
  return { started, watching, hasStarted: () => hasStarted };
}
