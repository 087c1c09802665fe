import fs from 'node:fs';
import path from 'node:path';

// The posts that a bench adds to the project's own. Most lead elsewhere, so that thousands build in minutes: an article
// costs a page each, and the listing carries both alike. All are older than the project's own, so that the listing opens
// with the same posts however many there are, and its first view can be compared.

/** Of so many posts, the first is an article here, unless a bench wants more. */
const ARTICLE_EVERY = 100;

/** Before the project's own posts. */
const NEWEST_DAY = Date.UTC(2024, 9, 31);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a paragraph below a heading: some 60 words. */
const SENTENCES = 4;

const WORDS = {
  how: 'How to|Why you should|When to|Five ways to|What it costs to|Who ought to',
  verb: 'answer|price|plan|measure|follow up|automate|rewrite|share|test|simplify',
  what: 'missed calls|customer reviews|booking pages|invoices|opening hours|web chats|newsletters|quotes|photographs|reminders',
  whom: 'a busy salon|a small garage|a family bakery|a letting agent|a dental practice|a corner café|a firm of two',
  when: 'before Monday|in ten minutes|without new staff|this winter|on a phone|for less|after hours',
  first: 'Ada|Ben|Cleo|Dev|Esme|Finn|Grace|Hal|Isla|Jo',
  last: 'Ashdown|Birch|Carrow|Dale|Elmhurst|Fenwick|Garth|Holt',
};

/**
 * Writes posts into a data folder until it holds `count`. The same count gives the same posts every time; those of a
 * smaller count are among those of a larger one. Of `articleEvery` posts the first is an article, with so many
 * `sections` below its first paragraph. Throws when the folder holds more than that already.
 */
export function fillPosts(
  dataDir,
  count,
  { articleEvery = ARTICLE_EVERY, sections = 0 } = {},
) {
  const folder = path.join(dataDir, 'posts');
  const own = fs
    .readdirSync(folder)
    .map((file) => readJson(path.join(folder, file)));
  if (own.length > count)
    throw new Error(`There are ${own.length} posts already, not ${count}`);
  const { categories } = readJson(path.join(dataDir, 'pages/blog.json'));
  const random = seededRandom(1);
  for (let number = 1; number <= count - own.length; number++) {
    const post = madePost(number, {
      ...{ own, categories, random, articleEvery, sections },
    });
    fs.writeFileSync(
      path.join(folder, `${post.slug}.json`),
      JSON.stringify(post, null, 2) + '\n',
    );
  }
}

function madePost(number, options) {
  const { own, categories, random, articleEvery, sections } = options;
  const pick = (choices) => choices[Math.floor(random() * choices.length)];
  const word = (name) => pick(WORDS[name].split('|'));
  const topic = `${word('verb')} ${word('what')}`;
  const { image, imageAlt } = own[number % own.length];
  const slug = `made-post-${number}`;
  const text = `What ${word('whom')} learnt about how to ${topic} ${word('when')}, with sums, sample wording and things to try.`;
  const isArticle = number % articleEvery === 1 % articleEvery;
  return {
    id: Math.max(...own.map(({ id }) => id)) + number,
    title: `${word('how')} ${topic} ${word('when')}, part ${number}`,
    excerpt: text,
    author: `${word('first')} ${word('last')}`,
    date: new Date(NEWEST_DAY - number * DAY_MS).toISOString().slice(0, 10),
    readTime: `${1 + (number % 12)} min read`,
    category: pick(categories),
    ...{ image, imageAlt, slug },
    link: isArticle ? '' : `https://journal.larkfield.example/${slug}`,
    keywords: [topic, word('whom')],
    ...(isArticle ? { body: madeBody(text, sections, word) } : {}),
  };
}

function madeBody(text, sections, word) {
  const sentence = () =>
    `${word('how')} ${word('verb')} ${word('what')} ${word('when')}: ask ${word('first')} of ${word('whom')}.`;
  const body = [{ kind: 'paragraph', text }];
  for (let number = 1; number <= sections; number++)
    body.push(
      { kind: 'heading', text: `Part ${number}: ${word('what')}` },
      {
        kind: 'paragraph',
        text: Array.from({ length: SENTENCES }, sentence).join(' '),
      },
    );
  return body;
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Gives a function like Math.random whose numbers are the same every time (mulberry32). */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
