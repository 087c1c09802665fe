/** @jest-environment node */
import { inlineScripts, withLoader, withPolicy } from './finish-page';

const page =
  '<html><head><meta charSet="utf-8"/><title>Page</title></head><body><!-- slice-start id="_gatsby-scripts-1" --><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';
const inlineCode = 'inline();';
const resources = { scripts: ['/a.js', '/b.js'], fetches: ['/c.json'] };

test('the loader takes the place of Gatsby’s tags, and knows what to request', () => {
  const finished = withLoader(page, inlineCode, resources);
  expect(finished).not.toContain('/app.js');
  expect(finished).toContain(
    '<script data-scripts="/a.js /b.js" data-fetches="/c.json">inline();(function',
  );
  expect(withLoader(finished, inlineCode, resources)).toBe(finished);
});

test('a page has one policy, right after its encoding', () => {
  const secured = withPolicy(withPolicy(page, 'old'), 'new');
  expect(secured).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="new"/><title>',
  );
  expect(secured).not.toContain('old');
});

test('the policy hears of inline scripts that run, not of data or files', () => {
  expect(
    inlineScripts(
      '<script type="application/ld+json">{}</script><script id="a">one()</script><script type="speculationrules">{"a":1}</script><script src="/b.js"></script>',
    ),
  ).toEqual(['one()', '{"a":1}']);
});
