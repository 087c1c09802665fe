import fs from 'node:fs';
import path from 'node:path';
import { buildCopy, copyProject } from '../lib/project-copy.ts';
import { fail } from '../lib/run.mjs';
import { medians, printRow } from './shared.mjs';

/** The change to the copy of the project before each of its builds. */
const BUILDS = {
  'from nothing': (copy) => {
    for (const folder of ['.cache', '.content', 'public'])
      fs.rmSync(path.join(copy, folder), { recursive: true, force: true });
  },
  unchanged: () => undefined,
  // Its title is in the listing, beside other articles and in a picture, so more than its own page has to follow.
  'one post changed': (copy) => {
    const article = postsOf(copy).find(({ body }) => body);
    const [title] = article.title.split(' – ');
    write(copy, { ...article, title: `${title} – ${Date.now() % 1000}` });
  },
};

/** Prints how long builds take, in a copy of the project. */
export async function benchBuild({ runs, posts }) {
  const copy = copyProject();
  process.once('SIGINT', () => process.exit(1));
  process.once('exit', () => fs.rmSync(copy, { recursive: true }));
  addArticles(copy, posts);
  for (const [place, [build, prepare]] of Object.entries(BUILDS).entries()) {
    const figures = await medians(runs, () => {
      prepare(copy);
      return timedBuild(copy);
    });
    printRow({ build, posts: postsOf(copy).length, ...figures }, place === 0);
  }
}

async function timedBuild(copy) {
  const start = performance.now();
  const { status, output } = await buildCopy(copy);
  if (status !== 0) fail(`The build has failed: ${output}`);
  return { seconds: Math.round((performance.now() - start) / 100) / 10 };
}

function postsOf(copy) {
  const folder = path.join(copy, 'data/posts');
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  return fs.readdirSync(folder).map((name) => JSON.parse(read(name)));
}

function write(copy, post) {
  const file = path.join(copy, `data/posts/${post.slug}.json`);
  fs.writeFileSync(file, JSON.stringify(post));
}

/** Copies articles, as older ones with names of their own, until there are so many posts. */
function addArticles(copy, count) {
  const own = postsOf(copy);
  const articles = own.filter(({ body }) => body);
  for (let number = own.length + 1; number <= count; number++) {
    const article = articles[number % articles.length];
    const day = new Date(Date.parse(article.date) - number * 864e5);
    write(copy, {
      ...article,
      id: 1000 + number,
      slug: `${article.slug}-${number}`,
      title: `${article.title}, part ${number}`,
      excerpt: `Part ${number}. ${article.excerpt}`,
      date: day.toISOString().slice(0, 10),
    });
  }
}
