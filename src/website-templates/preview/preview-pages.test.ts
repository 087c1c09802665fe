import { firmName } from './preview-fields';
import { previewPages } from './preview-pages';
import { bakery } from './template.fixture';

const PAGES = bakery.pages ?? [];
const withoutPreview = { ...bakery, preview: null };

describe('previewPages', () => {
  test('returns the included pages in order, and no others', () => {
    expect(previewPages(bakery, PAGES).map(({ name }) => name)).toEqual(PAGES);
    expect(previewPages(bakery, ['Home'])).toHaveLength(1);
  });

  test.each([
    ['the blocks of its preview', 'Shop', ['products', 'rows', 'works']],
    ['its name without any', 'News', ['hero']],
  ])('gives a page %s', (_what, name, kinds) => {
    const page = previewPages(bakery, PAGES).find((one) => one.name === name);
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('firmName falls back to the template’s name', () => {
  expect(firmName(bakery)).toBe('Crumb & Daughter');
  expect(firmName(withoutPreview)).toBe('Village Bakery');
});
