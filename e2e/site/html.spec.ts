import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { formatPounds } from '../../src/content/text/format';
import {
  articlePath,
  CONTENT,
  FEED_PATH,
  linkTargets,
  ORIGIN,
  ROUTES,
  SAMPLE_SITES,
  templatePath,
  TEMPLATES,
} from '../support/content';
import {
  elementsOf,
  type HtmlElement,
  mainTextOf,
  structuredDataOf,
} from '../support/html';

// The HTML of every page, before any script runs.

const NOT_FOUND = '/404.html';

/** The most that a social image may weigh, in bytes. */
const SOCIAL_IMAGE = 200_000;

async function read(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const elements = elementsOf(html);
  const meta = (wanted: string) =>
    elements.find(
      ({ attributes: { name, property } }) => (name ?? property) === wanted,
    )?.attributes['content'];
  return { route, html, elements, meta };
}

const readAll = (request: APIRequestContext, ...more: string[]) =>
  Promise.all([...ROUTES, ...more].map((route) => read(request, route)));

test('each page has its own metadata and the feed', async ({ request }) => {
  const pages = await readAll(request);
  for (const name of ['title', 'description', 'keywords']) {
    const values = pages.map(({ elements, meta }) =>
      name === 'title'
        ? elements.find(({ tag }) => tag === name)?.text
        : meta(name),
    );
    expect(values.every(Boolean), name).toBe(true);
    // The checker refuses equal texts in two files, but a page could still show another page's.
    if (name !== 'keywords') expect(values).toEqual([...new Set(values)]);
  }
  for (const { route, elements } of pages) {
    const rels = elements.map(({ attributes }) => attributes['rel']);
    for (const rel of ['manifest', 'icon', 'apple-touch-icon'])
      expect.soft(rels, route).toContain(rel);
    const feeds = elements
      .filter(({ attributes }) => attributes['type'] === 'application/rss+xml')
      .map(({ attributes: { rel, href } }) => [rel, href]);
    expect.soft(feeds, route).toEqual([['alternate', FEED_PATH]]);
  }
});

test('the HTML of every page is valid', async ({ request }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    // React writes `<meta charSet="utf-8"/>`, which is the same to browsers.
    rules: { 'void-style': 'off', 'attr-case': 'off' },
  });
  for (const { route, html } of await readAll(
    request,
    NOT_FOUND,
    ...SAMPLE_SITES,
  )) {
    const { results } = await validator.validateString(html);
    const mistakes = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        mistakes.map(({ message, selector }) => `${message}: ${selector}`),
        route,
      )
      .toEqual([]);
  }
});

test('every link that opens a new tab says so', async ({ request }) => {
  for (const { route, elements } of await readAll(request))
    for (const { text, attributes } of elements)
      if (attributes['target'] === '_blank')
        expect
          .soft(attributes['aria-label'] ?? text, route)
          .toContain('opens in a new tab');
});

test('every link leads to an existing page and anchor', async ({ request }) => {
  const idsOf = (elements: HtmlElement[]) =>
    new Set(elements.map(({ attributes }) => attributes['id']));
  const pages = await readAll(request, NOT_FOUND, ...SAMPLE_SITES);
  const idsByRoute = new Map(
    pages.map(({ route, elements }) => [route, idsOf(elements)]),
  ).set(FEED_PATH, new Set());
  const broken = pages.flatMap(({ route, elements }) =>
    elements
      .filter(({ tag }) => tag === 'a')
      .map(
        ({ attributes }) => new URL(attributes['href'] ?? '', ORIGIN + route),
      )
      .filter(({ origin }) => origin === ORIGIN)
      .filter(({ pathname, hash }) => {
        const ids = idsByRoute.get(pathname);
        return !ids || (hash !== '' && !ids.has(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${route} → ${pathname}${hash}`),
  );
  expect(broken).toEqual([]);

  // The checker only allows links to these anchors.
  for (const [route, allowed] of linkTargets(CONTENT))
    expect
      .soft([...(idsByRoute.get(route) ?? [])], route)
      .toEqual(expect.arrayContaining([...allowed]));
});

test('each page has a social image of its own', async ({ request }) => {
  const addresses = new Set<string>();
  for (const { route, meta } of await readAll(request, NOT_FOUND)) {
    const address = meta('og:image') ?? '';
    addresses.add(address);
    expect(address).toContain(`${ORIGIN}/`);
    const file = await (await request.get(address.slice(ORIGIN.length))).body();
    expect.soft(file.length, route).toBeLessThan(SOCIAL_IMAGE);
  }
  expect(addresses.size).toBe(ROUTES.length + 1);
});

/** The schema.org types in the structured data of a route, in any order. */
function typesOf(route: string): string[] {
  if (route === '/') return ['Organization', 'WebSite'];
  const types = ['BreadcrumbList'];
  if (CONTENT.Post.some(({ value }) => articlePath(value.slug) === route))
    types.push('BlogPosting');
  if (route === '/faq') types.push('FAQPage');
  if (route === '/website-design') types.push('Service');
  const template = TEMPLATES.find(({ slug }) => templatePath(slug) === route);
  if (template) types.push('FAQPage', 'Service');
  if (template?.restaurant) types.push('Restaurant');
  return types;
}

/** The texts in structured data that must also be visible on the page. */
function shownTexts(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value) return shownTexts(value);
    if (name === 'price') return [formatPounds(Number(value))];
    return /^(?:headline|text|streetAddress)$/.test(name)
      ? [String(value)]
      : [];
  });
}

test('structured data match the visible text', async ({ request }) => {
  for (const { route, html } of await readAll(request)) {
    const data = structuredDataOf(html);
    expect
      .soft(data.map((each) => each['@type']).sort(), route)
      .toEqual(typesOf(route).sort());
    const text = mainTextOf(html);
    for (const shown of data.flatMap(shownTexts))
      expect.soft(text, route).toContain(shown.replace(/\s+/g, ' '));
    for (const { '@context': context, url = ORIGIN + route } of data)
      expect
        .soft([context, url], route)
        .toEqual(['https://schema.org', ORIGIN + route]);
  }
  expect(structuredDataOf((await read(request, NOT_FOUND)).html)).toEqual([]);
});
