/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { GatsbyWebpackStatsExtractor } from 'gatsby/dist/utils/gatsby-webpack-stats-extractor';
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching';
import { temporaryFolder } from '../../content/test-folder.fixture';
import { loaderFor } from './page-scripts';

// Uses the slice and the injection of the installed Gatsby.

const APP = 'app-1234.js';

const chunks = [{ files: [APP] }];
const app = { name: 'app', chunks, getChildrenByOrders: () => ({}) };
const stats = {
  hash: 'abc',
  compilation: { chunkGroups: [app] },
  toJson: () => ({ namedChunkGroups: {}, assets: [] }),
};

let folder = '';
const publicFile = (name: string) => path.join(folder, 'public', name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(publicFile(name)), { recursive: true });
  fs.writeFileSync(publicFile(name), text);
};
const stitch = async () => {
  await stitchSliceForAPage({ pagePath: '/', publicDir: publicFile('') });
  return fs.readFileSync(publicFile('index.html'), 'utf8');
};
const withLoader = (page: string) => loaderFor(publicFile(''))(page, '/');

beforeAll(async () => {
  folder = temporaryFolder();
  write(
    'index.html',
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
  );
  write(
    'page-data/index/page-data.json',
    '{"componentChunkName":"app","staticQueryHashes":["12"]}',
  );
  const workingDirectory = process.cwd();
  process.chdir(folder);
  process.env['GATSBY_SLICES'] = 'true';
  await new Promise<void>((done, fail) => {
    const tapAsync = (
      _name: string,
      write: (compilation: object, written: () => void) => Promise<void>,
    ) => void write(stats, done).catch(fail);
    new GatsbyWebpackStatsExtractor('').apply({
      hooks: { done: { tapAsync } },
    });
  });
  process.chdir(workingDirectory);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('replaces Gatsby’s script tags, again after Gatsby has injected them anew', async () => {
  const stitched = await stitch();
  expect(stitched).toContain(`<script src="/${APP}"`);
  const finished = withLoader(stitched);
  expect(finished).not.toContain(`<script src="/${APP}"`);
  expect(withLoader(finished)).toBe(finished);
  write('index.html', finished);
  expect(await stitch()).toBe(stitched);
});

test('names a page’s scripts and data, and has the code that Gatsby injects', async () => {
  const finished = withLoader(await stitch());
  expect(finished).toMatch(
    /<script data-scripts="\/app-1234\.js \/app-1234\.js" data-fetches="\/page-data\/app-data\.json \/page-data\/index\/page-data\.json \/page-data\/sq\/d\/12\.json" data-page-path="\/">window\.___chunkMapping=.+;window\.___webpackCompilationHash="abc";/,
  );
});

test('throws for a page without the tags', () => {
  expect(() => withLoader('<p></p>')).toThrow('scripts slice');
});

test('throws if Gatsby’s slice looks different', () => {
  const slice = '_gatsby/slices/_gatsby-scripts-1.html';
  const tags = fs.readFileSync(publicFile(slice), 'utf8');
  write(slice, '<script type="module" src="/app.js"></script>');
  expect(() => withLoader('')).toThrow('as expected');
  write(slice, tags);
});
