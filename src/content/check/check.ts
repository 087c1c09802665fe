import { kindNames, kinds } from '../kinds';
import type { CheckedFile } from './check-file';
import { checkFile } from './check-file';
import type { Content } from './content';
import { parseSource } from './parse';
import type { PictureShelf } from './pictures';
import { pictureShelf } from './pictures';
import { placeOf } from './positions';
import type { Finding, Problem } from './problem';
import { problemAt } from './problem';
import type { Source } from './read';
import { readSources } from './read';
import { ruleFindings } from './rules';

/**
 * What checking data/ gives: content that is right, with the warnings there are; or what has to be mended. Problems
 * are in order: errors first, then by file and place.
 */
export type CheckResult =
  | { ok: true; content: Content; problems: Problem[] }
  | { ok: false; problems: Problem[] };

/** Checks everything in a data folder. Throws only when it can't be read at all. */
export function checkContent(dataDir: string): CheckResult {
  return checkSources(readSources(dataDir), pictureShelf(dataDir));
}

/** The same for files that stand in memory, each with its path below data/. */
export function checkSources(
  sources: readonly Source[],
  pictures: PictureShelf,
): CheckResult {
  return checkTogether(checkFiles(sources), pictures);
}

/** Checks each file by itself. */
export function checkFiles(sources: readonly Source[]): CheckedFile[] {
  const parsed = sources.map(parseSource);
  const site = parsed.find(({ file }) => file === kinds.SiteSettings.place);
  return parsed.map((file) => checkFile(file, site?.value));
}

/** Once all files are right by themselves, checks what they say of one another: no rule has to deal with broken ones. */
export function checkTogether(
  files: readonly CheckedFile[],
  pictures: PictureShelf,
): CheckResult {
  const own = [...files.flatMap(({ findings }) => findings), ...missing(files)];
  if (own.length > 0) return { ok: false, problems: located(own, files) };
  const content = contentOf(files);
  const problems = located(ruleFindings(content, pictures), files);
  return problems.some(({ severity }) => severity === 'error')
    ? { ok: false, problems }
    : { ok: true, content, problems };
}

/** The files that are right, by kind. */
export function contentOf(files: readonly CheckedFile[]): Content {
  const right = files.filter(({ findings }) => findings.length === 0);
  const entries = kindNames.map((name) => [
    name,
    right
      .filter(({ kind }) => kind === name)
      .map(({ file, value }) => ({ file, value })),
  ]);
  // The values have passed the schemas of their kinds, which TypeScript can't follow.
  return Object.fromEntries(entries) as Content;
}

function missing(files: readonly CheckedFile[]): Finding[] {
  const present = new Set(files.map(({ file }) => file));
  return kindNames
    .map((name) => kinds[name].place)
    .filter((file) => !file.includes('*') && !present.has(file))
    .map((file) => ({ file, path: [], ...MISSING }));
}

const MISSING = { expected: 'a file of this name', found: 'nothing' };

/** Finds the place of each finding, and puts them in order. */
function located(
  findings: readonly Finding[],
  files: readonly CheckedFile[],
): Problem[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return findings
    .map((finding) => {
      const text = texts.get(finding.file) ?? '';
      return problemAt(finding, finding.position ?? placeOf(finding, text));
    })
    .sort(byPlace);
}

function byPlace(one: Problem, other: Problem): number {
  return (
    one.severity.localeCompare(other.severity) ||
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
    one.line - other.line ||
    one.column - other.column
  );
}
