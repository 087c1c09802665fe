/** @jest-environment node */
import {
  type Inline,
  linksIn,
  paragraphsOf,
  parseInline,
  plainTextOf,
  wordCountOf,
} from './markup';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const strong = (value: string, parts = [text(value)]): Inline => ({
  kind: 'strong',
  text: value,
  parts,
});
const emphasis = (value: string, parts = [text(value)]): Inline => ({
  kind: 'emphasis',
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
  ['a **b** c', [text('a '), strong('b'), text(' c')]],
  ['**a** **b**', [strong('a'), text(' '), strong('b')]],
  ['see [a b](/#demo).', [text('see '), link('a b', '/#demo'), text('.')]],
  ['[a](/b)[c](/d)', [link('a', '/b'), link('c', '/d')]],
  [
    '[a](https://b.example/?d=e&f#g)',
    [link('a', 'https://b.example/?d=e&f#g')],
  ],
  ['**a** [b](/c)', [strong('a'), text(' '), link('b', '/c')]],
  ['*a* (*b c*)', [emphasis('a'), text(' ('), emphasis('b c'), text(')')]],
  ['**a *b* c**', [strong('a b c', [text('a '), emphasis('b'), text(' c')])]],
  ['***a***', [strong('a', [emphasis('a')])]],
  ['*a [b](/c)*', [emphasis('a b', [text('a '), link('b', '/c')])]],
  // Strong words may contain links; links can't contain strong words.
  ['**a [b](/c)**', [strong('a b', [text('a '), link('b', '/c')])]],
  ['[a **b**](/c)', [link('a **b**', '/c')]],
  ['[a [b](/c)', [link('a [b', '/c')]],
  ['[[a](/b)]', [link('[a', '/b'), text(']')]],
  ['[a](<b>)', [link('a', '<b>')]],
])('parses %s', (source, pieces) => {
  expect(parseInline(source)).toEqual(pieces);
});

test.each([
  ...['<b>bold</b> & <script>alert(1)</script>', '&amp; &lt;', '**a'],
  ...[
    'a** b',
    '****',
    '2 ** 3',
    '2 * 3 * 4',
    '2*3*4',
    '£5* or £7*',
    '* a *',
    '[a]',
    '[a] (/b)',
    '[](/b)',
    '[a]()',
    '[a](/b',
  ],
  ...['a](/b)', '[a](/b c)', '(a)[b]', '_a_ `b` # c', '[a](/b(c))'],
])('leaves %s as it is', (source) => {
  expect(parseInline(source)).toEqual([text(source)]);
});

test('finds all links, those in strong words too', () => {
  expect(linksIn('[a](/b) and **[c](/d) or *[e](/f)***, not [g]')).toEqual([
    ...['/b', '/d', '/f'],
  ]);
});

test.each([
  ['', '', 0],
  ['a **b** [c d](/e), f', 'a b c d, f', 5],
  ['<b>bold</b> ** [f] g', '<b>bold</b> ** [f] g', 4],
  ['**a [b](/c)** d', 'a b d', 3],
  ['**a**\n\nb [c](/d)\n', 'a b c ', 3],
])('the plain text of "%s" is "%s", %i words', (source, plain, words) => {
  expect(plainTextOf(source)).toBe(plain);
  expect(wordCountOf(source)).toBe(words);
});

test.each([
  ['', ['']],
  ['a b', ['a b']],
  ['a.\n\nb.', ['a.', 'b.']],
  ['\n a.\r\n \t\r\nb.\n\n\n c.\n', ['a.', 'b.', 'c.']],
  ['a\nb', ['a\nb']],
])('%j has the paragraphs %j', (source, paragraphs) => {
  expect(paragraphsOf(source)).toEqual(paragraphs);
});
