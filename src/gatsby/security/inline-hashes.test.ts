/** @jest-environment node */
import { inlineHashes, mergedHashes, sha256 } from './inline-hashes';

test('a hash is the one that browsers reckon', () => {
  // The well-known hash of the empty text.
  expect(sha256('')).toBe(
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  );
});

test('scripts that run have hashes, as they stand; data and files have none', () => {
  const { scripts } = inlineHashes(
    `<!doctype html><head>
    <script>a = "<b>&amp;"</script>
    <script type="module">b()</script>
    <script type="text/javascript">c()</script>
    <script type="speculationrules">{"prefetch":[]}</script>
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script type="application/json">{}</script>
    <script src="/app.js" async></script>`,
  );
  expect(scripts).toEqual(
    ['a = "<b>&amp;"', 'b()', 'c()', '{"prefetch":[]}'].map(sha256).sort(),
  );
});

test('styles have hashes: elements, attributes, those for browsers without scripts, each once', () => {
  const found = inlineHashes(
    `<style>a{}</style><noscript><style>b{}</style><i style="margin:0">x</i></noscript>
     <template><style>c{}</style></template><svg><style>a{}</style></svg><b style="">y</b>`,
  );
  expect(found.styles).toEqual(['a{}', 'b{}', 'c{}'].map(sha256).sort());
  expect(found.styleAttributes).toEqual(['margin:0', ''].map(sha256).sort());
  expect(found.framed).toEqual([]);
});

test('a frame’s own document counts, and is told apart', () => {
  const found = inlineHashes(
    `<style>page{}</style><iframe srcdoc="<style>frame{content:&quot;&amp;lt;&quot;}</style><script>f()</script>"></iframe>`,
  );
  const framed = sha256('frame{content:"&lt;"}');
  expect(found.framed).toEqual([framed]);
  expect(found.styles).toEqual([sha256('page{}'), framed].sort());
  expect(found.scripts).toEqual([sha256('f()')]);
});

test('the hashes of several pages are put together, each once', () => {
  const merged = mergedHashes(
    ['<script>a()</script>', '<script>a()</script><script>b()</script>'].map(
      inlineHashes,
    ),
  );
  expect(merged.scripts).toEqual(['a()', 'b()'].map(sha256).sort());
});
