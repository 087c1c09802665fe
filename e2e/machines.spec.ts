import { elementsOf } from './html';
import { expect, ORIGIN, ROUTES, SITE, test } from './site';

// What machines look for beside the pages. The feed has a spec of its own.

test('robots.txt lets all in and names a sitemap that is there', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const robots = await response.text();
  expect(robots).not.toContain('Disallow');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemap).toMatch(new RegExp(`^${ORIGIN}/`));
  const index = await (await request.get(sitemap.slice(ORIGIN.length))).text();
  const parts = Array.from(index.matchAll(/<loc>([^<]+)</g), ([, url]) => url);
  expect(parts).toEqual([`${ORIGIN}/sitemap-0.xml`]);
});

test('the licences of what browsers are sent are published', async ({
  request,
}) => {
  const notices = await (await request.get('/third-party-notices.txt')).text();
  for (const name of ['@fontsource/bricolage-grotesque', 'gatsby', 'react-dom'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+\n\n[\\w.-]+\n`, 'm'));
});

test('llms.txt names every page with what the page says of itself', async ({
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text.startsWith(`# ${SITE.name}\n\n> `)).toBe(true);

  const listed = Array.from(
    text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm),
    ([, title, url, description]) => ({ title, url, description }),
  );
  expect(listed.map(({ url }) => url).sort()).toEqual(
    ROUTES.map((route) => ORIGIN + route).sort(),
  );
  // A backslash stands before what would be Markdown.
  const shown = (markdown = '') => markdown.replace(/\\(.)/g, '$1');
  for (const { title, url, description } of listed) {
    const path = (url ?? '').slice(ORIGIN.length);
    const elements = elementsOf(await (await request.get(path)).text());
    const said = elements.find(
      ({ attributes }) => attributes['name'] === 'description',
    );
    expect(shown(description)).toBe(said?.attributes['content']);
    expect(elements.find(({ tag }) => tag === 'title')?.text).toContain(
      shown(title),
    );
  }
});
