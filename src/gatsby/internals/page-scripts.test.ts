/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { GatsbyWebpackStatsExtractor } from 'gatsby/dist/utils/gatsby-webpack-stats-extractor';
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching';
import { temporaryFolder } from '../../content/test-folder.fixture';
import {
  pageResources,
  readInlineCode,
  replaceScriptsSlice,
} from './page-scripts';

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

beforeAll(async () => {
  folder = temporaryFolder();
  write(
    'index.html',
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
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

test('reads the inline code, without scripts that start by themselves', () => {
  expect(readInlineCode(publicFile(''))).toMatch(
    /^window\.___chunkMapping=.+;window\.___webpackCompilationHash="abc";$/,
  );
});

test('replaces Gatsby’s script tags, again after Gatsby has injected them anew', async () => {
  const stitched = await stitch();
  expect(stitched).toContain(`src="/${APP}"`);
  const replaced = replaceScriptsSlice(stitched, '<i>$1</i>');
  expect(replaced).toContain('<i>$1</i>');
  expect(replaced).not.toContain(APP);
  write('index.html', replaced);
  expect(await stitch()).toBe(stitched);
});

test('finds a page’s scripts and data in what Gatsby writes', () => {
  write(
    'page-data/index/page-data.json',
    '{"componentChunkName":"app","staticQueryHashes":["12"]}',
  );
  expect(pageResources(publicFile(''))('/')).toEqual({
    scripts: [`/${APP}`, `/${APP}`],
    fetches: [
      '/page-data/app-data.json',
      '/page-data/index/page-data.json',
      '/page-data/sq/d/12.json',
    ],
  });
});

test('throws for a page or a slice that looks different', () => {
  expect(() => replaceScriptsSlice('<body></body>', '')).toThrow('slice');
  write(
    'other/_gatsby/slices/_gatsby-scripts-1.html',
    '<script type="module" src="/app.js"></script>',
  );
  expect(() => readInlineCode(publicFile('other'))).toThrow('as expected');
});
