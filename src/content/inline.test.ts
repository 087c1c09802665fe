/** @jest-environment node */
import type { Inline } from './inline';
import { linksIn, parseInline, plainTextOf } from './inline';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const strong = (value: string, parts = [text(value)]): Inline => ({
  kind: 'strong',
  text: value,
  parts,
});
const link = (value: string, href: string): Inline => ({
  kind: 'link',
  text: value,
  href,
});

test.each<[string, Inline[]]>([
  ['', []],
  ['plain', [text('plain')]],
  ['**a**', [strong('a')]],
  ['a **b** c', [text('a '), strong('b'), text(' c')]],
  ['**a** **b**', [strong('a'), text(' '), strong('b')]],
  ['[a](/faq)', [link('a', '/faq')]],
  ['see [a b](/#demo).', [text('see '), link('a b', '/#demo'), text('.')]],
  ['[a](/b)[c](/d)', [link('a', '/b'), link('c', '/d')]],
  ['[us](mailto:a@b.example)', [link('us', 'mailto:a@b.example')]],
  [
    '[a](https://b.example/c?d=e&f#g)',
    [link('a', 'https://b.example/c?d=e&f#g')],
  ],
  ['**a** [b](/c)', [strong('a'), text(' '), link('b', '/c')]],
])('markup: %s', (source, pieces) => {
  expect(parseInline(source)).toEqual(pieces);
});

test.each([
  '<b>bold</b> & <script>alert(1)</script>',
  '&amp; &lt;',
  '*a*',
  '**a',
  'a** b',
  '****',
  '2 ** 3',
  '[a]',
  '[a] (/b)',
  '[](/b)',
  '[a]()',
  '[a](/b',
  'a](/b)',
  '[a](/b c)',
  '(a)[b]',
  '_a_ `b` # c',
])('text, shown literally: %s', (source) => {
  expect(parseInline(source)).toEqual([text(source)]);
});

test.each<[string, Inline[]]>([
  ['[a [b](/c)', [link('a [b', '/c')]],
  ['[[a](/b)]', [link('[a', '/b'), text(']')]],
  ['[**a**](/b)', [link('**a**', '/b')]],
  ['[a **b**](/c)', [link('a **b**', '/c')]],
  ['[a](/b(c))', [text('[a](/b(c))')]],
  ['[a](<b>)', [link('a', '<b>')]],
])('the first to open wins: %s', (source, pieces) => {
  expect(parseInline(source)).toEqual(pieces);
});

test.each<[string, Inline[]]>([
  ['**[a](/b)**', [strong('a', [link('a', '/b')])]],
  [
    '**see [a](/b) now**',
    [strong('see a now', [text('see '), link('a', '/b'), text(' now')])],
  ],
])('strong words may hold links: %s', (source, pieces) => {
  expect(parseInline(source)).toEqual(pieces);
});

test('finds every link, those in strong words too', () => {
  expect(linksIn('[a](/b) and **[c](/d) or [e](/f)**, not [g]')).toEqual([
    ...['/b', '/d', '/f'],
  ]);
});

test('no letter is lost', () => {
  const source = 'a **b** [c](/d) <e> ** [f] g';
  const words = parseInline(source).map((piece) =>
    piece.kind === 'link' ? `${piece.text}${piece.href}` : piece.text,
  );
  expect(words.join('')).toBe('a b c/d <e> ** [f] g');
});

test.each([
  ['', ''],
  ['a **b** [c d](/e), f', 'a b c d, f'],
  ['<b>bold</b> ** [f] g', '<b>bold</b> ** [f] g'],
  ['**a [b](/c)** d', 'a b d'],
])('the words of "%s" are "%s"', (source, words) => {
  expect(plainTextOf(source)).toBe(words);
});
