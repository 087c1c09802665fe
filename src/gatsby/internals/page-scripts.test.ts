/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching';
import { GatsbyWebpackStatsExtractor } from 'gatsby/dist/utils/gatsby-webpack-stats-extractor';
import { temporaryFolder } from '../../content/example-data.fixture';

import {
  pageResources,
  readInlineCode,
  replaceScriptsSlice,
} from './page-scripts';

// The slice and the stitching are those of the installed Gatsby.

const APP = 'app-1234.js';
let folder = '';
const publicDir = () => path.join(folder, 'public');
const page = () => path.join(publicDir(), 'index.html');
const stitch = () =>
  stitchSliceForAPage({ pagePath: '/', publicDir: publicDir() });

beforeAll(async () => {
  folder = temporaryFolder();
  fs.mkdirSync(publicDir());
  const workingDirectory = process.cwd();
  process.chdir(folder);
  process.env['GATSBY_SLICES'] = 'true';
  await new Promise<void>((resolve, reject) => {
    new GatsbyWebpackStatsExtractor('').apply({
      hooks: {
        done: {
          tapAsync: (_name, write) => {
            write(stats, resolve).catch(reject);
          },
        },
      },
    });
  });
  process.chdir(workingDirectory);
  fs.writeFileSync(
    page(),
    '<body><slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end></body>',
  );
  await stitch();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Of a compilation with one script. */
const stats = {
  hash: 'abc',
  compilation: {
    chunkGroups: [
      {
        name: 'app',
        chunks: [{ files: [APP] }],
        getChildrenByOrders: () => ({}),
      },
    ],
  },
  toJson: () => ({ namedChunkGroups: {}, assets: [] }),
};

test('the inline code is read, without what starts by itself', () => {
  expect(readInlineCode(publicDir())).toMatch(
    /^window\.___chunkMapping=.+;window\.___webpackCompilationHash="abc";$/,
  );
});

test('Gatsby’s tags are replaced, and again after Gatsby has stitched them in anew', async () => {
  const stitched = fs.readFileSync(page(), 'utf8');
  expect(stitched).toContain(`src="/${APP}"`);
  const replaced = replaceScriptsSlice(stitched, '<i>$1</i>');
  expect(replaced).toContain('<i>$1</i>');
  expect(replaced).not.toContain(APP);
  fs.writeFileSync(page(), replaced);
  await stitch();
  expect(fs.readFileSync(page(), 'utf8')).toBe(stitched);
});

test('a page’s scripts are found in what Gatsby writes', () => {
  fs.mkdirSync(path.join(publicDir(), 'page-data/index'), { recursive: true });
  fs.writeFileSync(
    path.join(publicDir(), 'page-data/index/page-data.json'),
    '{"componentChunkName":"app","staticQueryHashes":["12"]}',
  );
  expect(pageResources(publicDir())('/')).toEqual({
    scripts: [`/${APP}`, `/${APP}`],
    fetches: [
      '/page-data/app-data.json',
      '/page-data/index/page-data.json',
      '/page-data/sq/d/12.json',
    ],
  });
});

test('a page or a slice that looks different ends the build', () => {
  expect(() => replaceScriptsSlice('<body></body>', '')).toThrow('slice');
  const other = path.join(folder, 'other');
  fs.mkdirSync(path.join(other, '_gatsby/slices'), { recursive: true });
  fs.writeFileSync(
    path.join(other, '_gatsby/slices/_gatsby-scripts-1.html'),
    '<script type="module" src="/app.js"></script>',
  );
  expect(() => readInlineCode(other)).toThrow('as expected');
});
