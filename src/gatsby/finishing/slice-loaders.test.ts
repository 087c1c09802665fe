/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HASHED_SCRIPT } from '../security/headers';
import { sliceLoaders } from './slice-loaders';

const ID = '_gatsby-scripts-1';
const gatsbyScripts = (app = 'app-1') => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/${app}.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/polyfill-1.js" nomodule></script><script src="/runtime-1.js" async></script><script src="/${app}.js" async></script>`;

let folder = '';
const leaveSlice = (html: string) => {
  const slices = path.join(folder, '_gatsby/slices');
  fs.mkdirSync(slices, { recursive: true });
  fs.writeFileSync(path.join(slices, `${ID}.html`), html);
};
/** The addresses that a loader fetches. */
const addressesOf = (loader: string) =>
  JSON.parse(/"scripts":(\[[^\]]*\])/.exec(loader)?.[1] ?? '[]') as string[];
const started = () =>
  fs.readdirSync(folder).filter((name) => name.startsWith('start-'));

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'slices-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a loader fetches, in their order, Gatsby’s scripts for modern browsers, after a file with its own code', () => {
  leaveSlice(gatsbyScripts());
  const loader = sliceLoaders(folder)(ID);
  const [first = '', ...others] = addressesOf(loader);
  expect(others).toEqual(['/runtime-1.js', '/app-1.js']);
  expect(loader).toMatch(/^<script id="site-loader">[^<]*<\/script>$/);
  expect(fs.readFileSync(path.join(folder, first), 'utf8')).toContain(
    'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";window.___webpackCompilationHash="abc";',
  );
});

test('the file has a name that changes with it and may be kept for ever', () => {
  leaveSlice(gatsbyScripts());
  const [one = ''] = addressesOf(sliceLoaders(folder)(ID));
  expect(one).toMatch(HASHED_SCRIPT);
  expect(addressesOf(sliceLoaders(folder)(ID))[0]).toBe(one);
  expect(started()).toHaveLength(1);
  leaveSlice(gatsbyScripts('app-2'));
  expect(addressesOf(sliceLoaders(folder)(ID))[0]).not.toBe(one);
  expect(started()).toHaveLength(2);
});

test('the file is there again before any page asks, if a build was stopped', () => {
  leaveSlice(gatsbyScripts());
  sliceLoaders(folder);
  for (const name of started()) fs.rmSync(path.join(folder, name));
  sliceLoaders(folder);
  expect(started()).toHaveLength(1);
});

test('scripts that Gatsby has not left are told, with what to do', () => {
  expect(() => sliceLoaders(folder)(ID)).toThrow(
    'A page names the scripts “_gatsby-scripts-1”, which Gatsby has not left in _gatsby/slices: run “npm run clean” and build again.',
  );
});
