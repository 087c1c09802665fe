/** @jest-environment node */
type Numbers = Record<string, number>;

const { bytesByKind } = jest.requireActual<{
  bytesByKind: (
    requests: { resourceType: string; transferSize: number }[],
  ) => Numbers;
}>('./bytes.mjs');
const { missedGoals } = jest.requireActual<{
  missedGoals: (
    pages: {
      route: string;
      scores: Numbers;
      metrics: Numbers;
      amiss: { id: string; elements: string[] }[];
    }[],
  ) => string[];
}>('./goals.mjs');
const { medians } = jest.requireActual<{
  medians: (objects: Numbers[]) => Numbers;
}>('../median.mjs');

test('bytes are told apart by kind, and all of them count', () => {
  const request = (resourceType: string, transferSize: number) => ({
    ...{ resourceType, transferSize },
  });
  expect(
    bytesByKind([
      request('Document', 9000),
      request('Script', 500),
      request('Script', 250),
      request('Fetch', 40),
      request('Manifest', 2),
    ]),
  ).toEqual({
    ...{ html: 9000, css: 0, js: 750, font: 0, image: 0 },
    ...{ other: 42, all: 9792 },
  });
});

test('each figure has a median of its own', () => {
  expect(
    medians([
      { fcp: 700, tbt: 9 },
      { fcp: 900, tbt: 0 },
      { fcp: 800, tbt: 30 },
    ]),
  ).toEqual({ fcp: 800, tbt: 9 });
});

const page = {
  route: '/blog',
  scores: { performance: 100, 'best-practices': 100 },
  metrics: { fcp: 800, lcp: 1000, tbt: 30, cls: 0 },
  amiss: [],
};

test('a page that just keeps its goals misses none', () => {
  expect(missedGoals([page])).toEqual([]);
});

test.each([
  [
    { metrics: { ...page.metrics, lcp: 1000.4 } },
    '/blog: LCP 1000.4, not 1000',
  ],
  [{ metrics: { ...page.metrics, cls: 0.002 } }, '/blog: CLS 0.002, not 0'],
  [{ scores: { ...page.scores, performance: 99 } }, '/blog: performance 99'],
  [
    { amiss: [{ id: 'link-text', elements: ['Here', 'More'] }] },
    '/blog: link-text Here More',
  ],
])('%j is a goal missed', (change, line) => {
  expect(missedGoals([{ ...page, ...change }])).toEqual([line]);
});

test('the booking page may log that its frame was blocked, and nothing else', () => {
  const booking = {
    ...{ ...page, route: '/book-demo' },
    scores: { performance: 100, 'best-practices': 96 },
    amiss: [{ id: 'errors-in-console', elements: [] }],
  };
  expect(missedGoals([booking])).toEqual([]);
  expect(
    missedGoals([
      { ...booking, amiss: [{ id: 'color-contrast', elements: ['<p>'] }] },
    ]),
  ).toEqual(['/book-demo: color-contrast <p>']);
});
