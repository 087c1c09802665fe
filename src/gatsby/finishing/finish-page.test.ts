/** @jest-environment node */
import { deferScripts as deferScriptsWith } from './finish-page';

const loaderOf = (sliceId: string) =>
  `<script id="site-loader">"${sliceId}"</script>`;
const deferScripts = (html: string) => deferScriptsWith(html, loaderOf);

const SCRIPTS = '<script src="/runtime-1.js" async></script>';
const gatsbyPage = (path: string) =>
  `<html><body><p>Hello</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${SCRIPTS}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

describe('deferScripts', () => {
  test('puts the loader in the place of Gatsby’s scripts, between its comments, and leaves out the page’s path', () => {
    expect(deferScripts(gatsbyPage('/about'))).toBe(
      '<html><body><p>Hello</p><!-- slice-start id="_gatsby-scripts-1" --><script id="site-loader">"_gatsby-scripts-1"</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>',
    );
  });

  test('may run any number of times', () => {
    const once = deferScripts(gatsbyPage('/about'));
    expect(deferScripts(once)).toBe(once);
  });

  test('follows when a later build puts its scripts between the comments anew, or has another loader', () => {
    const once = deferScripts(gatsbyPage('/about'));
    const stitched = once.replace(
      /<script id="site-loader">[^]*<\/script>/,
      SCRIPTS,
    );
    expect(stitched).not.toBe(once);
    expect(deferScripts(stitched)).toBe(once);
    expect(deferScriptsWith(once, () => '<script>$&</script>')).toContain(
      '--><script>$&</script><!--',
    );
  });

  test('leaves a page without Gatsby’s scripts as it is', () => {
    expect(deferScripts('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
