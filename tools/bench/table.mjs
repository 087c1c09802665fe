const COLUMNS = [
  ['posts', ({ posts }) => count(posts)],
  ['build', ({ buildMs }) => `${Math.round(buildMs / 1000)} s`],
  ['requests', ({ requests }) => count(requests)],
  ['HTML', ({ html }) => both(html)],
  ['page data', ({ pageData }) => both(pageData)],
  ['everything', ({ all }) => both(all)],
  ['/blog/posts.json', ({ index }) => (index ? both(index) : '–')],
];

/** Takes the first views; gives their table as lines of text. */
export function tableOf(views) {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...views.map((view) => COLUMNS.map(([, cell]) => cell(view))),
  ];
  const widths = COLUMNS.map((_, index) =>
    Math.max(...rows.map((row) => row[index].length)),
  );
  return rows.map((row) =>
    row.map((cell, index) => cell.padStart(widths[index])).join('  '),
  );
}

const count = (number) => number.toLocaleString('en-GB');

const both = ({ raw, brotli }) => `${count(raw)} / ${count(brotli)}`;
