/** @jest-environment node */
import { checkSources } from '../check/check';
import { placesOf } from '../check/places';
import { pictureShelf } from '../check/picture-shelf';
import { fieldPath } from '../check/problem';
import { readSources } from '../check/read';
import { stringsOf } from '../check/strings';
import { kindNames, kindOfFile, kinds } from '../kinds';
import { partAt } from '../loose';
import { REPOSITORY_DATA, repositoryContent } from '../test-support';
import { isHidden } from './hidden-texts';
import { drawPage, pagesOf } from './render-site';
import { queryRunner } from './run-query';
import { readHtml } from './read-html';

const mockQueries: { run: (query: string) => unknown } = {
  run: () => undefined,
};

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  graphql: (texts: readonly string[]) => texts.join(''),
  useStaticQuery: (query: string) => mockQueries.run(query),
}));

const content = repositoryContent();
const runQuery = queryRunner(content);
mockQueries.run = runQuery;
const pages = pagesOf(content);
const places = placesOf({
  files: kindNames.flatMap((kind) =>
    content[kind].map(({ file, value }) => ({ file, kind, value })),
  ),
  unsure: [],
  pictures: pictureShelf(REPOSITORY_DATA),
});

/** What runs or loads something on each page, while nothing is wrong. */
const usual = new Map<string, string[]>();

beforeAll(async () => {
  for (const page of pages)
    usual.set(page.path, readHtml(await drawPage(page, runQuery)).active);
});

test.each(pages)(
  '$path parses, and has the places that links lead to',
  async (page) => {
    const read = readHtml(await drawPage(page, runQuery));
    expect(read.errors).toEqual([]);
    for (const id of places.get(page.path) ?? [])
      expect(read.ids).toContain(id);
  },
);

// Where src/content/mutations/mutations.test.tsx draws lots, this leaves no field out.
test('script text in every field of text at once shows as it stands, everywhere', async () => {
  const texts: { file: string; path: PropertyKey[]; text: string }[] = [];
  const sources = readSources(REPOSITORY_DATA).map(({ file, bytes }) => {
    const value: unknown = JSON.parse(bytes.toString());
    for (const { path, value: before } of stringsOf(value)) {
      // Fields that refer to others take no text of their own, though a schema would let it through.
      if (
        /categor|^pages\[|^preview\.pages\[\d+\]\.name|leadsTo/.test(
          fieldPath(path),
        )
      )
        continue;
      const text = `<script>alert(${texts.length})</script></style> & 'it’s' "<b>"`;
      put(value, path, text);
      if (takes(file, value)) texts.push({ file, path, text });
      else put(value, path, before);
    }
    return { file, bytes: Buffer.from(JSON.stringify(value)) };
  });
  const result = checkSources(sources, pictureShelf(REPOSITORY_DATA));
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  if (!result.ok) return;
  expect(texts.length).toBeGreaterThan(1500);

  const run = queryRunner(result.content);
  mockQueries.run = run;
  const read = await Promise.all(
    pagesOf(result.content).map(async (page) => ({
      path: page.path,
      ...readHtml(await drawPage(page, run)),
    })),
  );
  for (const { path, errors: stumbles, active } of read)
    expect([path, stumbles, active]).toEqual([path, [], usual.get(path)]);
  const shown = read.flatMap((page) => page.texts).join('\n');
  const missing = texts.filter(
    ({ file, path, text }) => !shown.includes(text) && !isHidden(file, path),
  );
  expect(missing.map(({ file, path }) => `${file} ${fieldPath(path)}`)).toEqual(
    [],
  );
});

/** Whether a file may hold a value, as far as it alone is concerned. */
function takes(file: string, value: unknown): boolean {
  const kind = kindOfFile(file);
  return kind !== undefined && kinds[kind].schema.safeParse(value).success;
}

function put(root: unknown, path: PropertyKey[], text: string): void {
  const holder = partAt(root, ...path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === 'object' && holder !== null && key !== undefined)
    Reflect.set(holder, key, text);
}
