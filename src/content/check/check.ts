import path from 'node:path';
import { isCollection, kindNames, kindOfFile, kinds } from '../kinds';
import { fillPlaceholders } from '../placeholders';
import type { Content, Entry } from './content';
import { emptyContent } from './content';
import type { Problem } from './problem';
import { fieldPath, problemsOf } from './problem';
import type { RawFile } from './read';
import { readJsonFiles } from './read';
import { referenceProblems } from './references';

/** What checking data/ gives: either content that is right in every respect, or what has to be mended. */
export type CheckResult =
  { ok: true; content: Content } | { ok: false; problems: Problem[] };

/**
 * Checks everything in a data folder in one go: JSON, placeholders, schemas, then references across files.
 * Takes the folder's path; throws only when it cannot be read at all.
 */
export function checkContent(dataDir: string): CheckResult {
  const { files, problems } = readJsonFiles(dataDir);
  const site = files.find(
    ({ file }) => file === kinds.SiteSettings.place,
  )?.value;
  const content = emptyContent();

  for (const raw of files) problems.push(...addFile(content, raw, site));
  const brokenSlugs = slugsOfBroken(files, problems, content);
  problems.push(
    ...missingFiles(files, problems),
    ...referenceProblems(content, dataDir, brokenSlugs),
  );

  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

function addFile(content: Content, raw: RawFile, site: unknown): Problem[] {
  const file = `data/${raw.file}`;
  const name = kindOfFile(raw.file);
  if (!name)
    return [
      {
        file,
        field: '',
        expected: `a file of a known kind (${kindNames.map((kind) => kinds[kind].place).join(', ')})`,
        found: 'a file that no page uses',
      },
    ];
  const filled = fillPlaceholders(raw.value, site);
  const strangers = filled.unknown.map(({ path: field, placeholder }) => ({
    file,
    field: fieldPath(field),
    expected: 'a placeholder that names a text of data/site.json',
    found: placeholder,
  }));
  // Without a readable site.json every placeholder is unknown; that file has its own problem, which says enough.
  const reported = site === undefined ? [] : strangers;
  const result = kinds[name].schema.safeParse(filled.value, {
    reportInput: true,
  });
  if (!result.success)
    return [
      ...reported,
      // An address with an unknown placeholder is no address either: one line says enough.
      ...problemsOf(file, result.error).filter(
        ({ field }) => !strangers.some((stranger) => stranger.field === field),
      ),
    ];
  if (strangers.length > 0) return reported;
  // The value has passed the schema of this very kind, which TypeScript can't follow.
  const entries: Entry<unknown>[] = content[name];
  entries.push({ file: raw.file, value: result.data });
  return [];
}

/** The slugs that files left out of the content would have had: by their field where it can be read, and by their name. */
function slugsOfBroken(
  files: RawFile[],
  problems: Problem[],
  content: Content,
): string[] {
  const admitted = new Set(
    kindNames.flatMap((name) => content[name].map(({ file }) => file)),
  );
  const broken = new Set([
    ...problems.map(({ file }) => file),
    ...files
      .filter(({ file }) => !admitted.has(file))
      .map(({ file }) => `data/${file}`),
  ]);
  const read = new Map<string, unknown>(
    files.map(({ file, value }) => [`data/${file}`, value]),
  );
  return [...broken].flatMap((file) => {
    const value = read.get(file);
    const named = path.basename(file, '.json');
    return typeof value === 'object' &&
      value !== null &&
      'slug' in value &&
      typeof value.slug === 'string'
      ? [named, value.slug]
      : [named];
  });
}

function missingFiles(files: RawFile[], problems: Problem[]): Problem[] {
  const present = new Set([
    ...files.map(({ file }) => `data/${file}`),
    ...problems.map(({ file }) => file),
  ]);
  return kindNames
    .filter((name) => !isCollection(name))
    .map((name) => `data/${kinds[name].place}`)
    .filter((file) => !present.has(file))
    .map((file) => ({
      file,
      field: '',
      expected: 'a file of this name',
      found: 'nothing',
    }));
}
