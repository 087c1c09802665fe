/** @jest-environment node */
import type { Problem } from '../check/problem';
import { fieldPath } from '../check/problem';
import { checkSources } from '../check/check';
import { pictureShelf } from '../check/picture-shelf';
import { readSources } from '../check/read';
import { REPOSITORY_DATA } from '../test-support';
import type { Mutation } from './mutate';
import { mutated, mutationKinds } from './mutate';
import { pageOfFile } from './page-of-file';
import { readHtml } from './read-html';
import { drawPage, pagesOf } from './render-site';
import { queryRunner } from './run-query';
import { isHidden } from './hidden-texts';

// A thousand mistakes, the same at every run. Each is either refused, with the file and the field that were changed
// (or the fields that refer to them), or it is accepted: then the page that shows the file is drawn, its HTML parses
// without a stumble, holds no element that runs something more than before, and shows a text that was put in as it is.
//
// What this proves is the checker and the site's own pages, templates, frame and queries. It does not run Gatsby: that
// a refused change never reaches a build is shown in src/gatsby/content-gate.test.ts and src/content/mirror.test.ts,
// and what Gatsby makes of the pages in e2e/. Only the page that belongs to a file is drawn for each mutation (others
// when its text is not found there), and only as it stands in the HTML, before scripts run.

const MUTATIONS = 1000;

const mockQueries: { run: (query: string) => unknown } = {
  run: () => undefined,
};

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  graphql: (texts: readonly string[]) => texts.join(''),
  useStaticQuery: (query: string) => mockQueries.run(query),
}));

const sources = readSources(REPOSITORY_DATA);
const pictures = pictureShelf(REPOSITORY_DATA);

const perFile = Math.ceil(MUTATIONS / sources.length);

/** How many of the page's elements run or load something, while nothing is wrong. */
const usualActive = new Map<string, string>();

let drawn = 0;
let refused = 0;

function check(mutation?: Mutation) {
  if (!mutation) return checkSources(sources, pictures);
  const { file, source } = mutation;
  return checkSources(
    [
      ...sources.filter((other) => other.file !== file),
      { file, bytes: Buffer.from(source) },
    ].sort((one, other) => (one.file < other.file ? -1 : 1)),
    pictures,
  );
}

/** Draws pages, the one of the file first, until one shows the text. Each has to be whole and quiet. */
async function draw(
  result: ReturnType<typeof check>,
  mutation: Mutation,
): Promise<boolean> {
  if (!result.ok) throw new Error('Only accepted content is drawn');
  const runQuery = queryRunner(result.content);
  mockQueries.run = runQuery;
  const own = pageOfFile(mutation.file, result.content);
  const pages = pagesOf(result.content).sort(
    (one, other) => Number(other.path === own) - Number(one.path === own),
  );
  const { text } = mutation;
  for (const page of pages) {
    const read = readHtml(await drawPage(page, runQuery));
    expect(read.errors).toEqual([]);
    if (text !== undefined) {
      expect(read.active.join()).toBe(usualActive.get(page.path));
      if (read.texts.some((shown) => shown.includes(text))) return true;
      if (isHidden(mutation.file, mutation.path)) return true;
    } else return true;
  }
  return false;
}

beforeAll(async () => {
  const result = check();
  if (!result.ok) throw new Error('The repository’s own data has mistakes');
  const runQuery = queryRunner(result.content);
  mockQueries.run = runQuery;
  for (const page of pagesOf(result.content))
    usualActive.set(
      page.path,
      readHtml(await drawPage(page, runQuery)).active.join(),
    );
});

describe.each(sources.map(({ file }, index) => ({ file, index })))(
  '$file',
  ({ file, index }) => {
    const source = sources[index]?.bytes.toString() ?? '';
    const numbers = Array.from(
      { length: perFile },
      (_, turn) => index * perFile + turn,
    );

    test.each(numbers)('mutation %i', async (number) => {
      const kind = mutationKinds[number % mutationKinds.length] ?? 'drop';
      const mutation = mutated(file, source, kind, number);
      const result = check(mutation);
      for (const { message } of result.problems)
        expect(message).not.toMatch(/undefined|\[object|Error\b|\n/);
      if (result.ok) {
        drawn++;
        const place = `${kind} at ${fieldPath(mutation.path)}`;
        expect([place, await draw(result, mutation)]).toEqual([place, true]);
      } else {
        refused++;
        expect(strangers(result.problems, mutation)).toEqual([]);
      }
    });
  },
);

afterAll(() => {
  // Were all of them refused, or none, the tests above would prove little.
  expect(drawn + refused).toBeGreaterThanOrEqual(MUTATIONS);
  expect(drawn).toBeGreaterThan(MUTATIONS / 10);
  expect(refused).toBeGreaterThan(MUTATIONS / 3);
});

/** The errors, when none of them stands at the changed place and some is no broken reference to it. */
function strangers(
  problems: Problem[],
  { file, path, from = path }: Mutation,
): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isThere = (problem: Problem) =>
    problem.file === `data/${file}` &&
    [path, from].some((place) => isNear(problem.path, fieldPath(place)));
  if (errors.some(isThere)) return [];
  return errors.filter(({ expected }) => !REFERS.test(expected));
}

/** Whether one place is the other, or stands inside it. */
function isNear(one: string, other: string): boolean {
  const holds = (outer: string, inner: string) =>
    outer !== '' &&
    inner.startsWith(outer) &&
    /^[.[]/.test(inner.slice(outer.length));
  return one === other || holds(one, other) || holds(other, one);
}

/** What is expected of a field that refers to another. */
const REFERS =
  /leads to a page|name of a place|address without a "#"|slug of a file|category of|page that the template|menu's categories|placeholder that names|its own (?:slug|id)|product's own page|a slug that no other|as many texts|file of a known kind/;
