/** @jest-environment node */
import type { ArticleBlock } from '../../content/schemas/blocks';
import { articleHtml } from './article-html';

const ORIGIN = 'https://www.example.com';
const html = (block: ArticleBlock) => articleHtml([block], ORIGIN);

// The words of an editor: a is plain text, b may hold links and strong words.
const a = `<i> & "`;
const b = '**<i>** [b](/c)';
const A = '&lt;i&gt; &amp; &quot;';
const B = `<strong>&lt;i&gt;</strong> <a href="${ORIGIN}/c">b</a>`;

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
    `<figure><blockquote>${B}</blockquote><figcaption>${A}</figcaption></figure>`,
  ],
  [
    { kind: 'quote', text: b },
    `<figure><blockquote>${B}</blockquote></figure>`,
  ],
  [
    { kind: 'callout', title: a, text: b },
    `<aside><p><strong>${A}</strong></p><p>${B}</p></aside>`,
  ],
])('%j is drawn, and nothing an editor types becomes markup', (block, made) => {
  expect(html(block)).toBe(made);
});

test.each([
  ['/faq', `${ORIGIN}/faq`],
  ['/#demo', `${ORIGIN}/#demo`],
  [
    'https://a.example/?b=1&c="2"',
    'https://a.example/?b=1&amp;c=&quot;2&quot;',
  ],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+442079460142', 'tel:+442079460142'],
])('a link to %s leads to %s', (href, full) => {
  expect(html({ kind: 'paragraph', text: `[<this>](${href})` })).toBe(
    `<p><a href="${full}">&lt;this&gt;</a></p>`,
  );
});
