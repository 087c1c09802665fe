import type { APIRequestContext } from '@playwright/test';
import { articlePath, templatePath } from '../src/content/routes';
import { mainTextOf, structuredDataOf } from './html';
import { CONTENT, expect, ORIGIN, ROUTES, TEMPLATES, test } from './site';
import type { StructuredData } from './structured-data-shapes';
import { structuredData } from './structured-data-shapes';

const articles = CONTENT.Post.map(({ value }) => articlePath(value.slug));
const templates = TEMPLATES.map(({ slug, restaurant }) => ({
  path: templatePath(slug),
  isRestaurant: restaurant !== undefined,
}));

/** The types that a route has to say, in any order (DESIGN.md, "Standards to hold"). */
function typesOf(route: string): string[] {
  if (route === '/') return ['Organization', 'WebSite'];
  const types = ['BreadcrumbList'];
  if (articles.includes(route)) types.push('BlogPosting');
  if (route === '/faq') types.push('FAQPage');
  if (route === '/website-design') types.push('Service');
  const template = templates.find(({ path }) => path === route);
  if (template) types.push('FAQPage', 'Service');
  if (template?.isRestaurant) types.push('Restaurant');
  return types;
}

/** What of structured data visitors have to be able to read on the page. */
function shownTexts(data: StructuredData): string[] {
  switch (data['@type']) {
    case 'BlogPosting':
      return [data.headline, data.author.name, data.articleSection];
    case 'FAQPage':
      return data.mainEntity.flatMap(({ name, acceptedAnswer }) => [
        name,
        acceptedAnswer.text,
      ]);
    case 'Restaurant':
      return [
        data.name,
        data.telephone,
        data.address.streetAddress,
        data.address.postalCode,
      ];
    case 'Service':
      return data.offers.flatMap(({ name, price }) => [name, asShown(price)]);
    default:
      return [];
  }
}

const asShown = (price: string) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(price));

async function read(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const data = structuredDataOf(html).map((found) =>
    structuredData.parse(found),
  );
  return { text: mainTextOf(html), data };
}

for (const route of ROUTES)
  test(`${route} says in schema.org’s terms what it is about, and what it says is to be seen`, async ({
    request,
  }) => {
    const { text, data } = await read(request, route);
    expect(data.map((found) => found['@type']).sort()).toEqual(
      typesOf(route).sort(),
    );
    for (const shown of data.flatMap(shownTexts))
      expect(text).toContain(shown.replace(/\s+/g, ' '));
    for (const found of data)
      if ('url' in found) expect(found.url).toBe(ORIGIN + route);
  });

test('trails lead from the home page through pages that are there to the page itself', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const { data } = await read(request, route);
    for (const found of data) {
      if (found['@type'] !== 'BreadcrumbList') continue;
      const trail = found.itemListElement;
      expect(trail.map(({ position }) => position)).toEqual(
        trail.map((_, index) => index + 1),
      );
      const paths = trail.map(({ item }) => item.slice(ORIGIN.length));
      expect(paths[0]).toBe('/');
      expect(paths.at(-1)).toBe(route);
      for (const path of paths) expect(ROUTES).toContain(path);
    }
  }
});

test('the not-found page claims nothing', async ({ request }) => {
  const { data } = await read(request, '/404.html');
  expect(data).toEqual([]);
});
