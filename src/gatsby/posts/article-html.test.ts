/** @jest-environment node */
import type { ArticleBlock } from '../../content/schemas/blocks';
import { articleHtml } from './article-html';

const ORIGIN = 'https://www.example.com';
const html = (block: ArticleBlock) => articleHtml([block], ORIGIN);

// Plain text and text with links and strong words, as HTML.
const a = `<i> & "`;
const b = '**<i>** [b](/c)';
const A = '&lt;i&gt; &amp; &quot;';
const B = `<strong>&lt;i&gt;</strong> <a href="${ORIGIN}/c">b</a>`;
const caption = `<figcaption>${A}</figcaption>`;
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
  [
    { kind: 'messages', messages: [{ label: a, text: a }, { text: 'c' }] },
    `<ul><li><strong>${A}:</strong> “${A}”</li><li>“c”</li></ul>`,
  ],
  [
    {
      ...{ kind: 'sum', title: a, note: a, result: { value: '£3', label: a } },
      lines: [
        { label: a, value: '6' },
        { sign: 'divided by', label: 'c', value: '2' },
      ],
    },
    `<figure>${caption}<table><tbody><tr><td>${A}</td><td>6</td></tr><tr><td>c</td><td>÷ 2</td></tr><tr><td><strong>${A}</strong></td><td><strong>£3</strong></td></tr></tbody></table><p>${A}</p></figure>`,
  ],
  [
    { kind: 'table', title: a, columns: [a, 'c'], rows: [{ cells: [b, ''] }] },
    `<figure>${caption}<table><thead><tr><th>${A}</th><th>c</th></tr></thead><tbody><tr><td>${B}</td><td></td></tr></tbody></table></figure>`,
  ],
])('writes %j as HTML, with its text escaped', (block, expected) => {
  expect(html(block)).toBe(expected);
});

test('puts steps below the heading before them', () => {
  const step = { kind: 'step', title: 'Do', text: 'It.' } as const;
  const blocks: ArticleBlock[] = [
    { ...step, number: 1 },
    { kind: 'heading', text: 'Then' },
    { ...step, number: 2 },
  ];
  expect(articleHtml(blocks, ORIGIN).match(/<h\d>[^<]+/g)).toEqual([
    '<h2>1. Do',
    '<h2>Then',
    '<h3>2. Do',
  ]);
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
