/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import path from 'node:path';
import {
  only,
  repositoryContent,
  temporaryFolder,
} from '../../content/test-support';
import { sha256 } from '../security/inline-hashes';
import { writeFilesOfHosts } from './after-build';

let folder: string;
const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };

beforeEach(() => {
  folder = temporaryFolder();
  for (const [file, html] of [
    ['index.html', '<script>a()</script>'],
    ['faq/index.html', '<script>b()</script>'],
    // What Gatsby keeps for later builds is no page, nor is a folder that is called like one.
    ['_gatsby/slices/scripts.html', '<script>c()</script>'],
    ['page-data/404.html/page-data.json', '<script>d()</script>'],
  ] as const) {
    const place = path.join(folder, 'public', file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, html);
  }
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  jest.clearAllMocks();
});

const write = (answer: unknown) =>
  writeFilesOfHosts(
    {
      graphql: () => Promise.resolve(answer),
      reporter,
    } as unknown as CreatePagesArgs,
    path.join(folder, 'public'),
    path.join(folder, 'deploy'),
  );

const data = {
  siteSettings: only(repositoryContent().SiteSettings),
  allRedirect: { nodes: [{ from: '/old', to: '/faq' }] },
};

test('the policy holds the inline scripts of all pages and of nothing else', async () => {
  await write({ data });
  const headers = fs.readFileSync(
    path.join(folder, 'deploy/nginx/headers.conf'),
    'utf8',
  );
  for (const script of ['a()', 'b()'])
    expect(headers).toContain(sha256(script));
  for (const script of ['c()', 'd()'])
    expect(headers).not.toContain(sha256(script));
  expect(
    fs.readFileSync(path.join(folder, 'public/_redirects'), 'utf8'),
  ).toContain('/old /faq 301\n');
  expect(reporter.warn).not.toHaveBeenCalled();
});

test('a policy that is too long for Cloudflare Pages is told', async () => {
  for (let page = 0; page < 40; page++)
    fs.writeFileSync(
      path.join(folder, `public/${page}.html`),
      `<script>${page}</script>`,
    );
  await write({ data });
  expect(reporter.warn).toHaveBeenCalledTimes(1);
});

test('without an answer the build ends', async () => {
  await write({ errors: ['broken'] });
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(
    'The settings for hosts could not be read: ["broken"]',
  );
  expect(fs.existsSync(path.join(folder, 'deploy'))).toBe(false);
});
