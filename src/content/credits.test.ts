/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { picture } from './fields';
import { kindNames } from './kinds';
import { repositoryContent } from './test-support';

const CREDITS = 'data/images/CREDITS.md';

/** A line of the credits: a picture, and what is said of it. */
interface Credit {
  file: string;
  cells: string[];
}

/** Gives the lines of the table, without its head. */
function creditsIn(markdown: string): Credit[] {
  return Array.from(markdown.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)).map(
    ([, file = '', rest = '']) => ({
      file,
      cells: rest.split('|').map((cell) => cell.trim()),
    }),
  );
}

const credits = creditsIn(fs.readFileSync(CREDITS, 'utf8'));

const pictures = ['data/images', 'static'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/.test(file))
    .sort(),
);

describe(CREDITS, () => {
  test('names every picture once, in order, and nothing else', () => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(credits.map(({ file }) => file)).toEqual(pictures);
  });

  test.each(credits)('says all of $file', ({ cells }) => {
    expect(cells).toHaveLength(3);
    for (const cell of cells) expect(cell).not.toBe('');
  });
});

/** Pictures whose words stand in another field than the one named after them, or that say nothing more than those. */
const SAID_BY: Record<string, string> = {
  // The card of the portfolio says beside it what it shows.
  'WebsiteTemplate.picture': 'name',
};

/** Gives every field of a value that names a picture, with the object it stands in. */
function picturesIn(
  value: unknown,
): { key: string; owner: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.entries(owner).flatMap(([key, part]) =>
    picture.safeParse(part).success ? [{ key, owner }] : picturesIn(part),
  );
}

describe('what a picture shows is said in data/', () => {
  const content = repositoryContent();
  const found = kindNames.flatMap((kind) =>
    content[kind].flatMap(({ file, value }) =>
      picturesIn(value).map(({ key, owner }) => ({ file, kind, key, owner })),
    ),
  );

  test('every picture has words', () => {
    expect(found.length).toBeGreaterThan(0);
    const silent = found.filter(({ kind, key, owner }) => {
      const own = owner[`${key}Alt`];
      const words = own ?? owner[SAID_BY[`${kind}.${key}`] ?? ''];
      return typeof words !== 'string' || words.trim() === '';
    });
    expect(silent.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});
