/** @jest-environment node */
const { readBenchArguments } = jest.requireActual<{
  readBenchArguments: (args: string[]) => {
    parts: string[];
    runs: number;
    routes?: string[];
    posts: number[];
    edits: number;
  };
}>('./bench-arguments.mjs');

test('all parts, three runs and up to 10,000 posts when nothing is said', () => {
  expect(readBenchArguments([])).toEqual({
    parts: ['pages', 'build', 'growth', 'develop'],
    runs: 3,
    routes: undefined,
    posts: [100, 1000, 10000],
    edits: 24,
  });
});

test('parts, runs, routes and numbers of posts can be chosen', () => {
  expect(
    readBenchArguments(
      'pages growth --runs 1 --routes /,/blog --posts 1000,100 --edits 5'.split(
        ' ',
      ),
    ),
  ).toEqual({
    parts: ['pages', 'growth'],
    runs: 1,
    routes: ['/', '/blog'],
    posts: [100, 1000],
    edits: 5,
  });
});

test.each(['page', '--post 100', '--posts many', '--runs 0'])(
  '“%s” is refused',
  (words) => {
    expect(() => readBenchArguments(words.split(' '))).toThrow();
  },
);
