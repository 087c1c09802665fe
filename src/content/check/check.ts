import { kindNames, kinds } from '../kinds';
import { londonDay } from '../london';
import {
  fillPlaceholders,
  packagesForPlaceholders,
  type Placeholders,
  plansForPlaceholders,
  tiersForPlaceholders,
} from '../placeholders';
import { keysOf, tableOf } from '../tables';
import { type CheckedFile, checkFile } from './check-file';
import { type Content, textsOf } from './content';
import { readSources, type Source } from './files';
import { inQuotes, type Issue, type LocatedIssue, locatedIssue } from './issue';
import { linkTargets } from './link-targets';
import { parseSource } from './parse';
import { type ImageIndex, imageIndex, isPictureName } from './pictures';
import { positionOfIssue } from './positions';
import { issuesText } from './report';
import { claimIssues } from './rules/claims';
import { linkIssues } from './rules/links';
import {
  altIssues,
  pictureIssues,
  unusedPictureIssues,
} from './rules/pictures';
import { redirectIssues } from './rules/redirects';
import { referenceIssues } from './rules/references';
import { sampleSiteIssues } from './rules/sample-sites';
import { uniqueIssues } from './rules/unique';
import { warnings } from './rules/warnings';

/** The content and its warnings or, with errors, all issues: errors first, then by file and line. */
export type CheckResult =
  | { ok: true; content: Content; issues: LocatedIssue[] }
  | { ok: false; issues: LocatedIssue[] };

/** Checks a data folder. Throws when it can't be read. */
export function checkContent(dataDir: string, today?: string): CheckResult {
  const files = checkFiles(readSources(dataDir));
  return checkTogether(files, imageIndex(dataDir), today);
}

/** The content of the repository's data/. Throws when it has errors. */
export function repositoryContent(): Content {
  const result = checkContent('data');
  if (!result.ok) throw new Error(issuesText(result.issues));
  return result.content;
}

export function checkFiles(sources: readonly Source[]): CheckedFile[] {
  const parsed = sources.map(parseSource);
  const valueOf = (name: string) =>
    parsed.find(({ file }) => file === name)?.value;
  const filled = (all: Placeholders) =>
    tableOf(keysOf(all), (name) => fillPlaceholders(all[name], all).value);
  // Filled twice: a text that others quote may itself quote another.
  const placeholders = filled(
    filled({
      site: valueOf(kinds.SiteSettings.glob),
      plans: plansForPlaceholders(valueOf(kinds.Plans.glob)),
      packages: packagesForPlaceholders(valueOf(kinds.WebsitePackages.glob)),
      tiers: tiersForPlaceholders(valueOf(kinds.Tiers.glob)),
    }),
  );
  return parsed.map((file) => checkFile(file, placeholders));
}

/** Runs the rules over several files, once each file is valid by itself. */
export function checkTogether(
  files: readonly CheckedFile[],
  pictures: ImageIndex,
  today = londonDay(),
): CheckResult {
  const fileIssues = [
    ...files.flatMap(({ issues }) => issues),
    ...missing(files),
    ...strayIssues(pictures.names),
  ];
  if (fileIssues.length > 0)
    return { ok: false, issues: located(fileIssues, files) };
  const content = contentOf(files);
  const issues = located(ruleIssues(content, pictures, today), files);
  return issues.some(({ severity }) => severity === 'error')
    ? { ok: false, issues }
    : { ok: true, content, issues };
}

function ruleIssues(content: Content, pictures: ImageIndex, today: string) {
  const targets = linkTargets(content, today);
  const texts = textsOf(content);
  return [
    ...uniqueIssues(content, texts),
    ...referenceIssues(content, texts),
    ...sampleSiteIssues(content),
    ...pictureIssues(texts, pictures),
    ...unusedPictureIssues(texts, pictures),
    ...altIssues(texts),
    ...linkIssues(content, texts, targets),
    ...redirectIssues(content, targets),
    ...claimIssues(content, texts, today),
    ...warnings(content, texts, today),
  ];
}

function contentOf(files: readonly CheckedFile[]): Content {
  const entries = kindNames.map((name) => [
    name,
    files
      .filter(({ kind }) => kind === name)
      .map(({ file, value }) => ({ file, value })),
  ]);
  // TypeScript can't know that the values have passed the schemas of their kinds.
  return Object.fromEntries(entries) as Content;
}

function missing(files: readonly CheckedFile[]): Issue[] {
  const present = new Set(files.map(({ file }) => file));
  return kindNames
    .map((name) => kinds[name].glob)
    .filter((file) => !file.includes('*') && !present.has(file))
    .map((file) => ({ file, path: [], ...MISSING }));
}

const MISSING = { expected: 'a file of this name', found: 'nothing' };

/** What may be in data/ beside JSON and pictures: notes, and what systems leave behind. */
const NO_MISTAKE = /\.(?:md|db|ini)$|^Icon\r$|~$/i;

/** Files that look like content or pictures to whoever saved them, such as "post.json.txt" and "photo.heic". */
function strayIssues(names: readonly string[]): Issue[] {
  return names
    .filter((file) => !isPictureName(file) && !NO_MISTAKE.test(file))
    .map((file) => ({
      file,
      path: [],
      expected: 'a name that ends in .json, or in .jpg, .png, .webp or .avif',
      found: 'a file that no page uses',
      suggestion: inQuotes(/^.+\.json(?=\.)/i.exec(file)?.[0].toLowerCase()),
    }));
}

/** With line and column. */
function located(issues: readonly Issue[], files: readonly CheckedFile[]) {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return issues
    .map((issue) => {
      const text = texts.get(issue.file) ?? '';
      return locatedIssue(issue, positionOfIssue(issue, text));
    })
    .sort(
      (one, other) =>
        one.severity.localeCompare(other.severity) ||
        one.file.localeCompare(other.file) ||
        one.line - other.line ||
        one.column - other.column,
    );
}
