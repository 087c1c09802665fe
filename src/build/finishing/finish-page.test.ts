/** @jest-environment node */
import { deferScripts as deferScriptsWith } from './finish-page';

/** The scripts that have become files. */
let files: string[] = [];
const keep = (source: string) => {
  if (!files.includes(source)) files.push(source);
  return `/first-${files.indexOf(source) + 1}.js`;
};
const deferScripts = (html: string) => deferScriptsWith(html, keep);
beforeEach(() => {
  files = [];
});

const gatsbyPage = (path: string, app = 'app-1') =>
  `<html><body><p>Hello</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/${app}.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/polyfill-1.js" nomodule></script><script src="/runtime-1.js" async></script><script src="/${app}.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

/** The one script between the comments of a finished page. */
function loaderOf(html: string): string {
  return (
    /slice-start id="_gatsby-scripts-1" --><script id="site-loader">([^]*)<\/script><!-- slice-end/.exec(
      html,
    )?.[1] ?? ''
  );
}

describe('deferScripts', () => {
  test('leaves no script that is fetched with the page', () => {
    expect(deferScripts(gatsbyPage('/about'))).not.toMatch(/<script[^>]*src=/);
  });

  test('keeps what the page shows, and Gatsby’s comments', () => {
    const html = deferScripts(gatsbyPage('/about'));
    expect(html).toContain('<p>Hello</p>');
    expect(html).toContain('<!-- slice-start id="_gatsby-scripts-1" -->');
    expect(html).toContain('<!-- slice-end id="_gatsby-scripts-1" -->');
  });

  test('holds, in their order, the addresses of Gatsby’s scripts for modern browsers, after a file with its own code', () => {
    const loader = loaderOf(deferScripts(gatsbyPage('/about')));
    expect(loader).toContain(
      '"scripts":["/first-1.js","/runtime-1.js","/app-1.js"]',
    );
    expect(files).toHaveLength(1);
    expect(files[0]).toContain(
      'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";window.___webpackCompilationHash="abc";',
    );
  });

  test('is the same script on every page: the path is data', () => {
    const about = deferScripts(gatsbyPage('/about'));
    const crm = deferScripts(gatsbyPage('/crm'));
    expect(loaderOf(about)).not.toBe('');
    expect(loaderOf(crm)).toBe(loaderOf(about));
    expect(about).toContain(
      '<script id="gatsby-script-loader" type="application/json">"/about"</script>',
    );
  });

  test('cannot be ended by a path', () => {
    expect(deferScripts(gatsbyPage('/</script>"'))).toContain(
      'type="application/json">"/\\u003c/script>\\""</script>',
    );
  });

  test('may run any number of times', () => {
    const once = deferScripts(gatsbyPage('/about'));
    expect(deferScripts(once)).toBe(once);
  });

  test('follows when a later build puts its scripts between the comments anew', () => {
    const [, fresh = ''] =
      /(<!-- slice-start[^]*slice-end id="_gatsby-scripts-1" -->)/.exec(
        gatsbyPage('/about', 'app-2'),
      ) ?? [];
    const stitched = deferScripts(gatsbyPage('/about')).replace(
      /<!-- slice-start[^]*slice-end id="_gatsby-scripts-1" -->/,
      () => fresh,
    );
    expect(deferScripts(stitched)).toBe(
      deferScripts(gatsbyPage('/about', 'app-2')),
    );
  });

  test('leaves a page without Gatsby’s scripts as it is', () => {
    expect(deferScripts('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
