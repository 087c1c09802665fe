import { firmName } from './sample-fields';
import { samplePages } from './page-addresses';
import { bakery } from './template.fixture';

const PAGES = bakery.pages ?? [];
const withoutSample = { ...bakery, sampleSite: null };

describe('samplePages', () => {
  test('returns the included pages in order, and no others', () => {
    expect(samplePages(bakery, PAGES).map(({ name }) => name)).toEqual(PAGES);
    expect(samplePages(bakery, ['Home'])).toHaveLength(1);
  });

  test.each([
    ['the blocks of its sample site', 'Shop', ['products', 'rows', 'works']],
    ['its name without any', 'News', ['hero']],
  ])('gives a page %s', (_what, name, kinds) => {
    const page = samplePages(bakery, PAGES).find((one) => one.name === name);
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('firmName falls back to the template’s name', () => {
  expect(firmName(bakery)).toBe('Crumb & Daughter');
  expect(firmName(withoutSample)).toBe('Village Bakery');
});
