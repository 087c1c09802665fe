import { isCollection, kindNames, kinds } from '../kinds';
import { byFile } from './by-file';
import type { CheckedFile } from './check-file';
import { checkFile } from './check-file';
import type { Content, Entry } from './content';
import { emptyContent } from './content';
import type { LooseFile } from './loose-file';
import type { ParsedFile } from './parse';
import { parseSource } from './parse';
import type { PictureShelf } from './picture-shelf';
import { pictureShelf } from './picture-shelf';
import { locator } from './positions';
import type { Finding, Problem } from './problem';
import { problemAt } from './problem';
import type { Source } from './read';
import { readSources } from './read';
import { ruleFindings } from './rules/all';

/**
 * What checking data/ gives: content that is right, with the warnings there are; or what has to be mended. Problems
 * are in order: errors first, then by file and place.
 */
export type CheckResult =
  | { ok: true; content: Content; problems: Problem[] }
  | { ok: false; problems: Problem[] };

/**
 * Checks everything in a data folder in one go: JSON, placeholders, schemas, then what files say of one another.
 * Takes the folder's path; throws only when it cannot be read at all.
 */
export function checkContent(dataDir: string): CheckResult {
  return checkSources(readSources(dataDir), pictureShelf(dataDir));
}

/** The same for files that stand in memory, each with its path below data/. */
export function checkSources(
  sources: readonly Source[],
  pictures: PictureShelf,
): CheckResult {
  const parsed = sources.map((source) =>
    remembered(parsedBytes, source.bytes, () => parseSource(source)),
  );
  const site = parsed.find(({ file }) => file === kinds.SiteSettings.place);
  const checked = parsed.map((file) => ({
    ...file,
    ...remembered(checkedFiles(site?.value), file, () =>
      checkFile(file, site?.value),
    ),
  }));
  const files = checked.flatMap(({ file, kind, value }): LooseFile[] =>
    kind ? [{ file, kind, value }] : [],
  );
  const own = checked.flatMap(({ findings }) => findings);
  const unfilled = checked.flatMap((file) => file.unfilled);
  const missing = missingFiles(parsed);
  const unsure = [...new Set([...own, ...missing].map(({ file }) => file))];
  const shared = ruleFindings({ files, unsure, pictures });
  const problems = [
    ...located(
      [...own, ...missing, ...notYetNamed(shared, [...own, ...unfilled])],
      parsed,
    ),
  ].sort(byPlace);
  return problems.some(({ severity }) => severity === 'error')
    ? { ok: false, problems }
    : { ok: true, content: contentOf(checked), problems };
}

// Files whose bytes are still the same in memory are not read and checked again: a test that changes one file a thousand
// times waits for that file alone. Nothing is kept longer than the bytes themselves.
const parsedBytes = new WeakMap<Buffer, ParsedFile>();
let checkedWith: { site: unknown; files: WeakMap<ParsedFile, CheckedFile> } = {
  site: undefined,
  files: new WeakMap(),
};

function checkedFiles(site: unknown): WeakMap<ParsedFile, CheckedFile> {
  if (checkedWith.site !== site) checkedWith = { site, files: new WeakMap() };
  return checkedWith.files;
}

function remembered<Key extends object, Value>(
  memory: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

function missingFiles(files: readonly { file: string }[]): Finding[] {
  const present = new Set(files.map(({ file }) => file));
  return kindNames
    .filter((name) => !isCollection(name))
    .map((name) => kinds[name].place)
    .filter((file) => !present.has(file))
    .map((file) => ({
      file,
      path: [],
      expected: 'a file of this name',
      found: 'nothing',
    }));
}

/** Leaves out what a file's own findings name already: an address that is none leads nowhere, either. */
function notYetNamed(shared: Finding[], own: Finding[]): Finding[] {
  const place = ({ file, path }: Finding) => JSON.stringify([file, path]);
  const named = new Set(own.map(place));
  return shared.filter((finding) => !named.has(place(finding)));
}

/**
 * Finds each finding's place. A file's text is parsed for it only where something is wrong with it, and let go before
 * the next one's: there may be thousands.
 */
function located(findings: Finding[], files: readonly ParsedFile[]): Problem[] {
  const sources = new Map(files.map(({ file, source }) => [file, source]));
  return [...byFile(findings)].flatMap(([file, group]) => {
    const locate = locator(sources.get(file) ?? '');
    return group.map((finding) =>
      problemAt(finding, finding.position ?? locate(finding)),
    );
  });
}

function byPlace(one: Problem, other: Problem): number {
  return (
    one.severity.localeCompare(other.severity) ||
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
    one.line - other.line ||
    one.column - other.column
  );
}

/** Only called without a single error: every value has passed the schema of its kind, which TypeScript can't follow. */
function contentOf(checked: readonly (ParsedFile & CheckedFile)[]): Content {
  const content = emptyContent();
  for (const { file, kind, value } of checked) {
    if (!kind) continue;
    const entries: Entry<unknown>[] = content[kind];
    entries.push({ file, value });
  }
  return content;
}
