/** @jest-environment node */
import type { ArticleBlock } from '../content/blocks';
import { articleHtml } from './article-html';

const ORIGIN = 'https://www.example.com';
const MEAN = `a & b < c > d " e ' f`;
const ESCAPED = 'a &amp; b &lt; c &gt; d &quot; e &#39; f';

const html = (...blocks: ArticleBlock[]) => articleHtml(blocks, ORIGIN);

test.each<[string, ArticleBlock, string]>([
  ['heading', { kind: 'heading', text: 'A' }, '<h2>A</h2>'],
  ['paragraph', { kind: 'paragraph', text: 'A' }, '<p>A</p>'],
  [
    'list',
    { kind: 'list', items: ['A', 'B'] },
    '<ul><li>A</li><li>B</li></ul>',
  ],
  [
    'step',
    { kind: 'step', number: 2, title: 'A', text: 'B' },
    '<h2>2. A</h2>\n<p>B</p>',
  ],
  [
    'quote with its source',
    { kind: 'quote', text: 'A', source: 'B' },
    '<figure><blockquote>A</blockquote><figcaption>B</figcaption></figure>',
  ],
  [
    'quote without a source',
    { kind: 'quote', text: 'A' },
    '<figure><blockquote>A</blockquote></figure>',
  ],
  [
    'callout',
    { kind: 'callout', title: 'A', text: 'B' },
    '<aside><p><strong>A</strong></p><p>B</p></aside>',
  ],
])('a %s', (_name, block, expected) => {
  expect(html(block)).toBe(expected);
});

test.each<[string, ArticleBlock, number]>([
  ['heading', { kind: 'heading', text: MEAN }, 1],
  ['paragraph', { kind: 'paragraph', text: MEAN }, 1],
  ['list', { kind: 'list', items: [MEAN, MEAN] }, 2],
  ['step', { kind: 'step', number: 1, title: MEAN, text: MEAN }, 2],
  ['quote', { kind: 'quote', text: MEAN, source: MEAN }, 2],
  ['callout', { kind: 'callout', title: MEAN, text: MEAN }, 2],
])('nothing an editor types in a %s becomes markup', (_name, block, count) => {
  const made = html(block);
  expect(made.split(ESCAPED)).toHaveLength(count + 1);
  expect(made).not.toContain(MEAN);
});

const text = (value: string) => html({ kind: 'paragraph', text: value });

test('strong words, their text escaped', () => {
  expect(text('a **b & c** d')).toBe('<p>a <strong>b &amp; c</strong> d</p>');
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
  expect(text(`see [<this>](${href})`)).toBe(
    `<p>see <a href="${full}">&lt;this&gt;</a></p>`,
  );
});

test.each<[string, ArticleBlock]>([
  ['list', { kind: 'list', items: ['[a](/b)'] }],
  ['step', { kind: 'step', number: 1, title: 'A', text: '[a](/b)' }],
  ['quote', { kind: 'quote', text: '[a](/b)' }],
  ['callout', { kind: 'callout', title: 'A', text: '[a](/b)' }],
])('a %s may hold links', (_name, block) => {
  expect(html(block)).toContain(`<a href="${ORIGIN}/b">a</a>`);
});

test('what the page shows literally stays literal', () => {
  expect(html({ kind: 'heading', text: '**A** [b](/c)' })).toBe(
    '<h2>**A** [b](/c)</h2>',
  );
});

test('blocks follow each other in order', () => {
  expect(
    html({ kind: 'heading', text: 'A' }, { kind: 'paragraph', text: 'B' }),
  ).toBe('<h2>A</h2>\n<p>B</p>');
});
