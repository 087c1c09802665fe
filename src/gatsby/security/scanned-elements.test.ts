/** @jest-environment node */
import { parsedElements } from './parsed-elements';
import { scannedElements } from './scanned-elements';

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Less &lt; more</title>
<style data-emotion="css a">a{content:"x"}</style><style>b>i{}</style>
<script>if (a < b && c) d("<style>")</script><script src="/a.js" async=""></script>
<script type="application/ld+json">{"a":"<b>"}</script></head>
<body><!-- slice-start id="x" --><!--$--><p style="margin:0">1 &amp; 2</p><p style="--a:&quot;b&quot;" class="">x</p>
<noscript><style>c{}</style><i style="">x</i></noscript><template><style>d{}</style></template>
<svg viewBox="0 0 1 1" style="color:red"><title>T</title><path d="M0 0"/></svg>
<textarea name="t">&lt;style></textarea><br/><button disabled type="button">x</button>
<iframe title="t" srcdoc="&lt;style>e{content:&quot;&amp;lt;&quot;}&lt;/style>"></iframe></body></html>`;

test('a page as React writes it is read as browsers read it', () => {
  const elements = scannedElements(PAGE);
  expect(elements).toHaveLength(12);
  expect(elements).toEqual(parsedElements(PAGE));
});

test.each([
  ["<b style='a'>x</b>", 'other quotation marks'],
  ['<b style=a>x</b>', 'no quotation marks'],
  ['<b style="&copy;">x</b>', 'an entity that React does not write'],
  ['<b style="&lt">x</b>', 'an entity without its end'],
  ['<svg><style>a{}&amp;</style></svg>', 'a style that is read as text'],
  ['<svg><style/></svg><b style="a">x</b>', 'a style that holds nothing'],
  ['<script><!-- <script></script> --></script>', 'a script in a script'],
  ['<script>a()', 'a script without an end'],
  ['<xmp><b style="a"></xmp>', 'an element of old'],
  ['<!--><b style="a">x</b>-->', 'a comment that is none'],
  ['<!-- a --!><b style="a">x</b>', 'a comment that ends early'],
  ['a < b', 'a bracket that opens no tag'],
  ['<b style="a\r\nb">x</b>', 'line ends of other systems'],
])('%s is left to the parser: %s', (html) => {
  expect(scannedElements(html)).toBeUndefined();
});

test('the first of two attributes of a name counts', () => {
  const html = '<!doctype html><b style="a" style="b">x</b>';
  expect(scannedElements(html)).toEqual(parsedElements(html));
});

test('a telling attribute is found wherever it stands, and without a value', () => {
  const html =
    '<!doctype html><b class="x" style>x</b><i STYLE="a">y</i><u data-style="a" title="my style">z</u>';
  expect(scannedElements(html)).toEqual(parsedElements(html));
  expect(scannedElements(html)).toHaveLength(2);
});
