/** @jest-environment node */
import { DataCopy, REPOSITORY_DATA } from '../test-support';
import { checkContent } from './check';

const POST = 'posts/complete-guide-crm-automation.json';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

test('the repository’s own content is right', () => {
  const result = checkContent(REPOSITORY_DATA);
  expect(result.problems).toEqual([]);
});

test('each kind has its content, files in order of their names', () => {
  const result = checkContent(data.folder);
  if (!result.ok) throw new Error('The copy has problems');
  const { content } = result;
  expect(content.LegalDocument.map(({ file }) => file)).toEqual([
    'legal/privacy-policy.json',
    'legal/terms-of-service.json',
  ]);
  expect(content.SiteSettings).toHaveLength(1);
  expect(
    Object.values(content).every((entries) => Array.isArray(entries)),
  ).toBe(true);
});

const mistakes: [string, (data: DataCopy) => void, string[]][] = [
  [
    'an empty file',
    (copy) => copy.write(POST, ''),
    [`data/${POST} · (whole file) · valid JSON · an empty file`],
  ],
  [
    'an unknown field',
    (copy) => copy.set(POST, 'titel', 'A title'),
    [`data/${POST} · titel · no field of this name · an unknown field "titel"`],
  ],
  [
    'a missing field',
    (copy) => copy.set(POST, 'title'),
    [`data/${POST} · title · text · nothing`],
  ],
  [
    'a wrong type deep inside',
    (copy) => copy.set('pages/home.json', 'outcomes.stats.1.value', 15),
    ['data/pages/home.json · outcomes.stats[1].value · text · 15'],
  ],
  [
    'blank text',
    (copy) => copy.set(POST, 'author', '  '),
    [`data/${POST} · author · text that is not empty · "  "`],
  ],
  [
    'a day that does not exist',
    (copy) => copy.set(POST, 'date', '2025-02-30'),
    [`data/${POST} · date · a day written YYYY-MM-DD · "2025-02-30"`],
  ],
  [
    'a list where an object belongs',
    (copy) => copy.write('demos.json', '[]'),
    ['data/demos.json · (whole file) · an object · []'],
  ],
  [
    'a missing file',
    (copy) => copy.delete('tiers.json'),
    ['data/tiers.json · (whole file) · a file of this name · nothing'],
  ],
  [
    'a missing page',
    (copy) => copy.delete('pages/hub.json'),
    ['data/pages/hub.json · (whole file) · a file of this name · nothing'],
  ],
  [
    'an unknown placeholder',
    (copy) => copy.set(POST, 'author', '{{site.owner}}'),
    [
      `data/${POST} · author · a placeholder that names a text of data/site.json · {{site.owner}}`,
    ],
  ],
  [
    'an unknown placeholder in an address',
    (copy) =>
      copy.set('pages/hub.json', 'tools.items.0.link', '{{site.aplication}}/a'),
    [
      'data/pages/hub.json · tools.items[0].link · a placeholder that names a text of data/site.json · {{site.aplication}}',
    ],
  ],
  [
    'an unknown placeholder in the address of a text',
    (copy) =>
      copy.set(
        'faq.json',
        'groups.0.questions.0.answer',
        'Write [to us](mailto:{{site.contact.emial}}).',
      ),
    [
      'data/faq.json · groups[0].questions[0].answer · a placeholder that names a text of data/site.json · {{site.contact.emial}}',
    ],
  ],
  [
    'a placeholder that names no text',
    (copy) => copy.set(POST, 'author', '{{ site.company.copyrightYear }}'),
    [
      `data/${POST} · author · a placeholder that names a text of data/site.json · {{ site.company.copyrightYear }}`,
    ],
  ],
];

test.each(mistakes)('%s is named', (_title, make, lines) => {
  make(data);
  expect(data.mistakes()).toEqual(lines);
});

test.each(['posts/more/a.json', 'notes.json', 'pages/extra.json'])(
  '%s is a file that no page uses',
  (file) => {
    data.write(file, '{}');
    const [problem, ...others] = data.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: `data/${file}`,
      path: '',
      found: 'a file that no page uses',
    });
    expect(problem?.expected).toContain('posts/*.json, products/*.json');
  },
);

test('a file that is no JSON is named, with the place and in words', () => {
  data.write(POST, '{"title": }');
  expect(data.problems()).toMatchObject([
    {
      file: `data/${POST}`,
      line: 1,
      column: 10,
      path: '',
      message: 'expected valid JSON, found no value after "title":',
    },
  ]);
});

test('a byte-order mark does no harm', () => {
  data.write(POST, `\uFEFF${data.read(POST)}`);
  expect(data.problems()).toEqual([]);
});

test('several mistakes are named in one go', () => {
  data.set(POST, 'date', 'yesterday');
  data.set(POST, 'readTime', '6 minutes');
  data.set('packages.json', 'packages.0.price', '2499');
  data.set('pages/home.json', 'closing.actions.0.href', '/nowhere');
  data.write('faq.json', '');
  data.delete('testimonials.json');
  expect(data.problems().map(({ file, path }) => `${file} ${path}`)).toEqual([
    'data/faq.json ',
    'data/packages.json packages[0].price',
    'data/pages/home.json closing.actions[0].href',
    `data/${POST} date`,
    `data/${POST} readTime`,
    'data/testimonials.json ',
  ]);
});

test('throws for a folder that is not there', () => {
  expect(() => checkContent(`${data.folder}/nowhere`)).toThrow('ENOENT');
});
