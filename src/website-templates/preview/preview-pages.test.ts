import { firmOf } from './firm-of';
import { previewPages } from './preview-pages';
import { queriedBakery as bakery } from './template.fixture';

const PAGES = ['Home', 'Shop', 'Team', 'Visit', 'News', 'Contact'];

const kindsOf = (name: string, template = bakery, pages = PAGES) =>
  previewPages(template, pages)
    .find((page) => page.name === name)
    ?.blocks.map(({ kind }) => kind);

describe('previewPages', () => {
  test('gives every included page, in order', () => {
    expect(previewPages(bakery, PAGES).map(({ name }) => name)).toEqual(PAGES);
  });

  test('gives a page the blocks that the preview names for it', () => {
    expect(kindsOf('Shop')).toEqual(['products', 'rows', 'works']);
  });

  test('leaves out pages of the preview that are not included', () => {
    const [home, ...others] = previewPages(bakery, ['Home']);
    expect(home?.name).toBe('Home');
    expect(others).toEqual([]);
  });

  test('fills a page that the preview does not name with what the template says of itself', () => {
    expect(kindsOf('News')).toEqual(['hero', 'text', 'cards']);
    expect(kindsOf('Contact')).toEqual(['hero', 'form']);
  });

  test('fills all pages where there is no preview', () => {
    const [home, ...others] = previewPages({ ...bakery, preview: null }, PAGES);
    expect(home?.blocks[0]).toMatchObject({
      kind: 'hero',
      title: bakery.title,
      text: bakery.description,
      leadsTo: 'Contact',
    });
    expect(home?.blocks[1]?.cards?.map(({ title }) => title)).toEqual(
      bakery.features,
    );
    expect(others.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  test('the only page leads nowhere', () => {
    const [only] = previewPages({ ...bakery, preview: null }, ['Home']);
    expect(only?.blocks[0]?.leadsTo).toBeNull();
  });

  test('keeps a way on to an included page, and no other', () => {
    const leadsTo = (pages: string[]) =>
      previewPages(bakery, pages)[0]?.blocks[0]?.leadsTo;
    expect(leadsTo(['Home', 'Shop'])).toBe('Shop');
    expect(leadsTo(['Home', 'Visit'])).toBeNull();
  });
});

describe('firmOf', () => {
  test('is the firm of the preview', () => {
    expect(firmOf(bakery)).toBe('Crumb & Daughter');
  });

  test('is the template’s name without one', () => {
    expect(firmOf({ ...bakery, preview: null })).toBe('Village Bakery');
  });
});
