/** @jest-environment node */
interface Size {
  raw: number;
  brotli: number;
}

interface View {
  posts: number;
  html: Size;
  pageData: Size;
  all: Size;
}

const { unevenFigures, slowStrokes } = jest.requireActual<{
  unevenFigures: (views: View[]) => string[];
  slowStrokes: (typing: { answer: { worst: number } }) => string[];
}>('./bounds.mjs');

const view = (posts: number, fields: Partial<View> = {}): View => ({
  posts,
  html: { raw: 1000, brotli: 100 },
  pageData: { raw: 100, brotli: 10 },
  all: { raw: 10_000, brotli: 5000 },
  ...fields,
});

describe('the first view', () => {
  test.each([950, 1000, 1050])('is flat from 1000 to %i bytes', (raw) => {
    const html = { raw, brotli: 100 };
    expect(unevenFigures([view(6), view(100, { html })])).toEqual([]);
  });

  test.each([
    [949, 'HTML, plain, -5.1 % at 100 posts'],
    [1051, 'HTML, plain, +5.1 % at 100 posts'],
  ])('is not flat from 1000 to %i bytes', (raw, line) => {
    const html = { raw, brotli: 100 };
    expect(unevenFigures([view(6), view(100, { html })])).toEqual([line]);
  });

  test('is compared with the smallest site, every part of it', () => {
    const grown = {
      pageData: { raw: 200, brotli: 20 },
      all: { raw: 10_100, brotli: 5010 },
    };
    expect(
      unevenFigures([view(6), view(100), view(1000, grown), view(5000, grown)]),
    ).toEqual([
      'page data, plain, +100.0 % at 1000 posts',
      'page data, brotli, +100.0 % at 1000 posts',
      'page data, plain, +100.0 % at 5000 posts',
      'page data, brotli, +100.0 % at 5000 posts',
    ]);
  });

  test('without anything to be weighed is no pass', () => {
    const pageData = { raw: 0, brotli: 0 };
    expect(
      unevenFigures([view(6, { pageData }), view(100, { pageData })]),
    ).not.toEqual([]);
  });
});

test('the worst stroke may take 16 ms and no longer', () => {
  expect(slowStrokes({ answer: { worst: 16 } })).toEqual([]);
  expect(slowStrokes({ answer: { worst: 16.1 } })).toEqual([
    'the worst stroke took 16.1 ms',
  ]);
});
