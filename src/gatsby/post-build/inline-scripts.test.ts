/** @jest-environment node */
import vm from 'node:vm';
import {
  bundleInlineScript,
  inlineScriptsOf,
  withLoader,
  withPolicy,
} from './inline-scripts';

test.each(['src/inline/loader.ts', 'src/inline/head.ts'])(
  '%s becomes one small script without globals',
  (file) => {
    const code = bundleInlineScript(file);
    expect(code.length).toBeLessThan(5000);
    expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/);
    const before = Object.keys(vm.createContext({}));
    const context = vm.createContext({});
    // Node runs the script up to its first use of a browser API.
    expect(() => {
      vm.runInContext(code, context);
    }).toThrow('document is not');
    expect(Object.keys(context)).toEqual(before);
  },
);

const page =
  '<html><head><meta charSet="utf-8"/><title>Page</title></head><body><!-- slice-start id="_gatsby-scripts-1" --><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';
const resources = { scripts: ['/a.js', '/b.js'], fetches: ['/c.json'] };

test('replaces Gatsby’s script tags by the loader, any number of times', () => {
  const finished = withLoader(page, 'inline();', resources, '/faq');
  expect(finished).not.toContain('/app.js');
  expect(finished).toContain(
    '<script data-scripts="/a.js /b.js" data-fetches="/c.json" data-page-path="/faq">inline();</script>',
  );
  expect(withLoader(finished, 'inline();', resources, '/faq')).toBe(finished);
});

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
