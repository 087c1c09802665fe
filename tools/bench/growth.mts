// npm run bench:growth — builds a copy of the site with 1,000 posts, or as many as are named (`-- 100`), and prints a row
// of a table in docs/performance.md. The further posts are those of data/ with their words in another order.
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { hydrate } from '../../e2e/support/test';
import { withChromium } from '../lib/browsers';
import { withServer } from '../lib/local-server';
import { copyProject } from '../lib/project-copy';
import { fail, GATSBY, run } from '../lib/run';
import { siteServer } from '../lib/static-server';
import { slowPhone } from './throttled';

const count = Number(process.argv[2] ?? 1000);
const copy = copyProject();
const postsDir = path.join(copy, 'data/posts');

interface PostFile {
  title: string;
  excerpt: string;
  link?: string;
}

const originals = fs
  .readdirSync(postsDir)
  .map((name) => fs.readFileSync(path.join(postsDir, name), 'utf8'))
  .map((text) => JSON.parse(text) as PostFile)
  // Without those that link to another site.
  .filter(({ link }) => !link);

function writePost(number: number): void {
  const original = originals[number % originals.length];
  const slug = `post-${number}`;
  const words = original?.excerpt.split(' ') ?? [];
  const excerpt = words
    .toSorted((a, b) => weight(a, number) - weight(b, number))
    .join(' ');
  const title = `${number}: ${original?.title}`;
  fs.writeFileSync(
    path.join(postsDir, `${slug}.json`),
    JSON.stringify({
      ...original,
      ...{ id: 10_000 + number, slug, title, excerpt },
    }),
  );
}

const weight = (word: string, seed: number) =>
  Array.from(word).reduce(
    (sum, letter) => (sum * seed + letter.charCodeAt(0)) % 997,
    1,
  );

/** Writes the peak memory of Gatsby's own process, without its workers, into a file. */
const PEAK_FILE = path.join(copy, 'peak');
const KEEP_PEAK = `data:text/javascript,import fs from 'node:fs';
if (!process.send) process.on('exit', () =>
  fs.writeFileSync('${PEAK_FILE}', String(process.resourceUsage().maxRSS)));`;

/** Builds the copy. Returns the seconds by the clock, and the peak memory in MB. */
function build() {
  const start = performance.now();
  const code = run('node', ['--import', KEEP_PEAK, GATSBY, 'build'], {}, copy);
  if (code !== 0) fail(`The build failed in ${copy}.`);
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(fs.readFileSync(PEAK_FILE, 'utf8')) / 1024,
  };
}

for (let number = originals.length; number < count; number++) writePost(number);
const first = build();
const unchanged = build();
writePost(originals.length + count);
const changed = build();

const publicDir = path.join(copy, 'public');
const sizes = fs
  .readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6;

/** From a press on the listing's second page to its articles, with scripts loaded, in ms. */
const answer = await withServer(siteServer(publicDir), (origin) =>
  withChromium(async (browser) => {
    const page = await slowPhone(browser);
    await page.goto(`${origin}/blog`);
    await hydrate(page);
    const start = Date.now();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(
      page.getByRole('group', { name: 'Articles, page 2' }),
    ).toHaveAttribute('aria-busy', 'false');
    return Date.now() - start;
  }),
);
fs.rmSync(copy, { recursive: true, maxRetries: 5 });

const cells = [
  count,
  ...[first, unchanged, changed].map(({ seconds }) => seconds.toFixed(1)),
  ...[first.megabytes, size, answer].map(Math.round),
];
console.log(
  '\n| posts | from nothing, s | unchanged, s | one post more, s | peak, MB | public/, MB | first answer, ms |',
);
console.log(
  `| ${cells.map((cell) => cell.toLocaleString('en-GB')).join(' | ')} |`,
);
