/** @jest-environment node */
import type { ArticleBlock } from '../../content/schemas/blocks';
import { articleHtml } from './article-html';

const ORIGIN = 'https://www.example.com';
const html = (block: ArticleBlock) => articleHtml([block], ORIGIN);

// What an editor types: plain text, and text that may hold links and strong words. What becomes of each.
const a = `<i> & "`;
const b = '**<i>** [b](/c)';
const A = '&lt;i&gt; &amp; &quot;';
const B = `<strong>&lt;i&gt;</strong> <a href="${ORIGIN}/c">b</a>`;
const quote = `<blockquote>${B}</blockquote>`;

test.each<[ArticleBlock, string]>([
  [{ kind: 'heading', text: a }, `<h2>${A}</h2>`],
  [{ kind: 'heading', text: '**a** [b](/c)' }, '<h2>**a** [b](/c)</h2>'],
  [{ kind: 'paragraph', text: b }, `<p>${B}</p>`],
  [{ kind: 'list', items: [b, 'c'] }, `<ul><li>${B}</li><li>c</li></ul>`],
  [
    { kind: 'step', number: 2, title: a, text: b },
    `<h2>2. ${A}</h2>\n<p>${B}</p>`,
  ],
  [
    { kind: 'quote', text: b, source: a },
    `<figure>${quote}<figcaption>${A}</figcaption></figure>`,
  ],
  [{ kind: 'quote', text: b }, `<figure>${quote}</figure>`],
  [
    { kind: 'callout', title: a, text: b },
    `<aside><p><strong>${A}</strong></p><p>${B}</p></aside>`,
  ],
])('writes %j as HTML, with its text escaped', (block, expected) => {
  expect(html(block)).toBe(expected);
});

test.each([
  ['/#demo', `${ORIGIN}/#demo`],
  [
    'https://a.example/?b=1&c="2"',
    'https://a.example/?b=1&amp;c=&quot;2&quot;',
  ],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s leads to %s', (href, full) => {
  expect(html({ kind: 'paragraph', text: `[<this>](${href})` })).toBe(
    `<p><a href="${full}">&lt;this&gt;</a></p>`,
  );
});
