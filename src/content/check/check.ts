import { kindNames, kinds } from '../kinds';
import { type CheckedFile, checkFile } from './check-file';
import { type Content, textsOf } from './content';
import { linkTargets } from './link-targets';
import { parseSource } from './parse';
import { type ImageIndex, imageIndex } from './pictures';
import { positionOfIssue } from './positions';
import { type Issue, type LocatedIssue, locatedIssue } from './issue';
import { type Quoted, fillPlaceholders, quotedPlans } from '../placeholders';
import { type Source, readSources } from '../files';
import { claimIssues } from './rules/claims';
import { linkIssues } from './rules/links';
import { altIssues, pictureIssues } from './rules/pictures';
import { redirectIssues } from './rules/redirects';
import { referenceIssues } from './rules/references';
import { uniqueIssues } from './rules/unique';
import { warnings } from './rules/warnings';

/** Without errors, the content and its warnings; otherwise all issues. Errors come first, then files and lines in order. */
export type CheckResult =
  | { ok: true; content: Content; issues: LocatedIssue[] }
  | { ok: false; issues: LocatedIssue[] };

/** Checks a data folder. Throws when it can't be read. */
export function checkContent(dataDir: string): CheckResult {
  return checkTogether(checkFiles(readSources(dataDir)), imageIndex(dataDir));
}

export function checkFiles(sources: readonly Source[]): CheckedFile[] {
  const parsed = sources.map(parseSource);
  const valueOf = (place: string) =>
    parsed.find(({ file }) => file === place)?.value;
  const filled = (own: Quoted) => fillPlaceholders(own, own).value as Quoted;
  // The files that others quote may quote each other. Twice, because a quote may hold another.
  const quoted = filled(
    filled({
      site: valueOf(kinds.SiteSettings.place),
      plans: quotedPlans(valueOf(kinds.Plans.place)),
    }),
  );
  return parsed.map((file) => checkFile(file, quoted));
}

/** Checks files against each other, if each is valid by itself: rules need not deal with invalid ones. */
export function checkTogether(
  files: readonly CheckedFile[],
  pictures: ImageIndex,
  today = new Date().toISOString().slice(0, 10),
): CheckResult {
  const own = [...files.flatMap(({ issues }) => issues), ...missing(files)];
  if (own.length > 0) return { ok: false, issues: located(own, files) };
  const content = contentOf(files);
  const issues = located(ruleIssues(content, pictures, today), files);
  return issues.some(({ severity }) => severity === 'error')
    ? { ok: false, issues }
    : { ok: true, content, issues };
}

/** The issues that rules over several files find, and warnings. */
function ruleIssues(content: Content, pictures: ImageIndex, today: string) {
  const targets = linkTargets(content);
  const texts = textsOf(content);
  return [
    ...uniqueIssues(content, texts),
    ...referenceIssues(content, texts),
    ...pictureIssues(texts, pictures),
    ...altIssues(texts),
    ...linkIssues(texts, targets),
    ...redirectIssues(content, targets),
    ...claimIssues(content, texts, today),
    ...warnings(content, texts),
  ];
}

/** Files without issues, by kind. */
function contentOf(files: readonly CheckedFile[]): Content {
  const entries = kindNames.map((name) => [
    name,
    files
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

function located(issues: readonly Issue[], files: readonly CheckedFile[]) {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return issues
    .map((issue) => {
      const text = texts.get(issue.file) ?? '';
      return locatedIssue(issue, positionOfIssue(issue, text));
    })
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Text in whose order errors come first, then files and lines. */
const placeOf = ({ severity, file, line, column }: LocatedIssue) =>
  [severity, file, ...[line, column].map((count) => 1e6 + count)].join(' ');
