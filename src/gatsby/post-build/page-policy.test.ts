import { inlineScriptsOf, withPolicy } from './page-policy';

const page =
  '<html><head><meta charSet="utf-8"/><title>Page</title></head></html>';

test('puts one policy into a page, right after its encoding', () => {
  const finished = withPolicy(withPolicy(page, 'old'), 'new');
  expect(finished).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="new"/><title>',
  );
  expect(finished).not.toContain('old');
});

test('refuses a page that has no place for the policy', () => {
  expect(() => withPolicy('<html></html>', 'new')).toThrow('charset');
});

test('finds the inline scripts that run, not data or files', () => {
  expect(
    inlineScriptsOf(
      '<script type="application/ld+json">{}</script><script id="a">one()</script><script type="speculationrules">{"a":1}</script><script src="/b.js"></script>',
    ),
  ).toEqual(['one()', '{"a":1}']);
});
