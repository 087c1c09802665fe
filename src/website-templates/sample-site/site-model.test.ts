import { firmName } from './sample-fields';
import { siteOf } from './site-model';
import { bakery } from './template.fixture';

const PAGES = bakery.pages ?? [];
const withoutSample = { ...bakery, sampleSite: null };

const pagesOf = (names: readonly string[]) => siteOf(bakery, names).pages;

describe('the pages of siteOf', () => {
  test('are the included ones in order, and no others', () => {
    expect(pagesOf(PAGES).map(({ name }) => name)).toEqual(PAGES);
    expect(pagesOf(['Home'])).toHaveLength(1);
  });

  test.each([
    ['the blocks of its sample site', 'Shop', ['products']],
    ['its name without any', 'News', ['hero']],
  ])('have %s', (_what, name, kinds) => {
    const page = pagesOf(PAGES).find((one) => one.name === name);
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('firmName falls back to the template’s name', () => {
  expect(firmName(bakery)).toBe('Crumb & Daughter');
  expect(firmName(withoutSample)).toBe('Village Bakery');
});
