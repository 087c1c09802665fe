import { kindNames, kinds } from '../kinds';
import type { CheckedFile } from './check-file';
import { checkFile } from './check-file';
import type { Content } from './content';
import { parseSource } from './parse';
import type { ImageIndex } from './pictures';
import { imageIndex } from './pictures';
import { placeOf } from './positions';
import type { Issue, LocatedIssue } from './issue';
import { locatedIssue } from './issue';
import type { Source } from './read';
import { readSources } from './read';
import { ruleIssues } from './rules';

/**
 * What checking data/ gives: content that is right, with the warnings there are; or what has to be mended. Issues
 * are in order: errors first, then by file and place.
 */
export type CheckResult =
  | { ok: true; content: Content; issues: LocatedIssue[] }
  | { ok: false; issues: LocatedIssue[] };

/** Checks everything in a data folder. Throws only when it can't be read at all. */
export function checkContent(dataDir: string): CheckResult {
  return checkSources(readSources(dataDir), imageIndex(dataDir));
}

/** The same for files that stand in memory, each with its path below data/. */
export function checkSources(
  sources: readonly Source[],
  pictures: ImageIndex,
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
  pictures: ImageIndex,
): CheckResult {
  const own = [...files.flatMap(({ issues }) => issues), ...missing(files)];
  if (own.length > 0) return { ok: false, issues: located(own, files) };
  const content = contentOf(files);
  const issues = located(ruleIssues(content, pictures), files);
  return issues.some(({ severity }) => severity === 'error')
    ? { ok: false, issues }
    : { ok: true, content, issues };
}

/** The files that are right, by kind. */
export function contentOf(files: readonly CheckedFile[]): Content {
  const right = files.filter(({ issues }) => issues.length === 0);
  const entries = kindNames.map((name) => [
    name,
    right
      .filter(({ kind }) => kind === name)
      .map(({ file, value }) => ({ file, value })),
  ]);
  // The values have passed the schemas of their kinds, which TypeScript can't follow.
  return Object.fromEntries(entries) as Content;
}

function missing(files: readonly CheckedFile[]): Issue[] {
  const present = new Set(files.map(({ file }) => file));
  return kindNames
    .map((name) => kinds[name].place)
    .filter((file) => !file.includes('*') && !present.has(file))
    .map((file) => ({ file, path: [], ...MISSING }));
}

const MISSING = { expected: 'a file of this name', found: 'nothing' };

/** Finds the place of each issue, and puts them in order. */
function located(
  issues: readonly Issue[],
  files: readonly CheckedFile[],
): LocatedIssue[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return issues
    .map((issue) => {
      const text = texts.get(issue.file) ?? '';
      return locatedIssue(issue, issue.position ?? placeOf(issue, text));
    })
    .sort(byPlace);
}

function byPlace(one: LocatedIssue, other: LocatedIssue): number {
  return (
    one.severity.localeCompare(other.severity) ||
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
    one.line - other.line ||
    one.column - other.column
  );
}
