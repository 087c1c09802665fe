import { type KindName, kindNames, kindOfFile, kinds } from '../kinds';
import { londonDay } from '../london';
import {
  fillPlaceholders,
  packagesForPlaceholders,
  placeholderNames,
  type Placeholders,
  plansForPlaceholders,
  tiersForPlaceholders,
  withBraces,
} from '../placeholders';
import { keysOf, tableOf } from '../tables';
import { type Content, textsOf } from './content';
import { readSources, type Source } from './files';
import { closestMatch, fieldPath, type Issue, locatedIssue } from './issue';
import { linkTargets } from './link-targets';
import { type ParsedFile, parseSource } from './parse';
import { type ImageIndex, imageIndex, isPictureName } from './pictures';
import { issuesText, type LocatedIssue } from './report';
import { claimIssues } from './rules/claims';
import { linkIssues, redirectIssues } from './rules/links';
import {
  altIssues,
  pictureIssues,
  unusedPictureIssues,
} from './rules/pictures';
import { referenceIssues } from './rules/references';
import { sampleSiteIssues } from './rules/sample-sites';
import { uniqueIssues } from './rules/unique';
import { warnings } from './rules/warnings';
import { schemaIssues } from './schema-issues';

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

/** A file with its placeholders filled in. If it has no issues, its value matches the schema of its kind. */
interface CheckedFile extends ParsedFile {
  kind: KindName | undefined;
}

/** Checks a file's kind, placeholders and schema. */
function checkFile(
  parsed: ParsedFile,
  placeholders: Placeholders,
): CheckedFile {
  const { file } = parsed;
  const kind = kindOfFile(file);
  if (!kind) return { ...parsed, kind, issues: [unknownFile(file)] };
  if (parsed.value === undefined) return { ...parsed, kind };
  const { value: filled, unknown } = fillPlaceholders(
    parsed.value,
    placeholders,
  );
  const value = withBraces(filled);
  // An unknown placeholder also makes an address invalid: report only the placeholder.
  const unfilled = unknown.map(({ path }) => fieldPath(path));
  const wrong = schemaIssues(file, kinds[kind].schema, value).filter(
    ({ path }) => !unfilled.includes(fieldPath(path)),
  );
  const issues = [...parsed.issues, ...wrong];
  // While one of their files can't be read, many are unknown; the issue of that file is enough.
  if (Object.values(placeholders).includes(undefined))
    return { ...parsed, kind, value, issues };
  const names = placeholderNames(placeholders);
  for (const { path, placeholder: found, name } of unknown) {
    const meant = closestMatch(name, names);
    const suggestion = meant && `{{${meant}}}`;
    issues.push({ file, path, expected: PLACEHOLDER, found, suggestion });
  }
  return { ...parsed, kind, value, issues };
}

const PLACEHOLDER =
  'a placeholder for a text of the brand or the plans, or for the price of a package or tier, or "\\{{" for braces that readers see';

function unknownFile(file: string): Issue {
  const known = kindNames.map((kind) => kinds[kind].glob);
  return {
    file,
    path: [],
    expected: `a file of a known kind (${known.join(', ')})`,
    found: 'a file that no page uses',
    suggestion: closestMatch(file, known),
  };
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
      suggestion: /^.+\.json(?=\.)/i.exec(file)?.[0].toLowerCase(),
    }));
}

/** With line and column. */
function located(issues: readonly Issue[], files: readonly CheckedFile[]) {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return issues
    .map((issue) => locatedIssue(issue, texts.get(issue.file) ?? ''))
    .sort(
      (one, other) =>
        one.severity.localeCompare(other.severity) ||
        one.file.localeCompare(other.file) ||
        one.line - other.line ||
        one.column - other.column,
    );
}
