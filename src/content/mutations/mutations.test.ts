/** @jest-environment node */
import fc from 'fast-check';
import { checkFiles, checkTogether } from '../check/check';
import { imageIndex } from '../check/pictures';
import type { LocatedIssue } from '../check/issue';
import { readSources } from '../check/read';
import { kindOfFile, kinds } from '../kinds';
import { fillPlaceholders } from '../placeholders';
import { REPOSITORY_DATA } from '../example-data.fixture';
import type { Mutation } from './mutations.fixture';
import { mutations } from './mutations.fixture';

// A thousand mistakes in the repository's own data, the same at every run. The checker refuses each, naming the file and
// the field that was changed or those that refer to it, or the schema takes it.

const sources = readSources(REPOSITORY_DATA);
const images = imageIndex(REPOSITORY_DATA);
const sizes = new Map(images.names.map((name) => [name, images.sizeOf(name)]));
const pictures = { ...images, sizeOf: (name: string) => sizes.get(name) };

const SITE = kinds.SiteSettings.place;
const site = sources.filter(({ file }) => file === SITE);
const files = checkFiles(sources);

/** Checks everything anew that the change can have to do with. */
function check(mutation: Mutation) {
  const { file } = mutation;
  const others = sources.filter((source) => source.file !== file);
  if (file === SITE)
    return checkTogether(checkFiles([...others, mutation]), pictures);
  const changed = checkFiles([...site, mutation]).slice(-1);
  const rest = files.filter((other) => other.file !== file);
  return checkTogether([...rest, ...changed], pictures);
}

/** Whether the schema of the file's kind takes what it holds. */
function isAccepted({ file, bytes }: Mutation): boolean {
  const kind = kindOfFile(file);
  if (!kind) return false;
  try {
    const parse = (source: Uint8Array): unknown =>
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(source));
    const own = parse(bytes);
    const settings =
      file === SITE ? own : site.map((one) => parse(one.bytes))[0];
    const { value, unknown } = fillPlaceholders(own, settings);
    return unknown.length === 0 && kinds[kind].schema.safeParse(value).success;
  } catch {
    return false;
  }
}

/** What schemas say of one field when another was changed. */
const BETWEEN_FIELDS =
  /^(?:as many texts|a day that is not before|the body of the article|"" because|text that says what|steps numbered)/;

/** Whether an issue is at the changed place, in it or around it. */
function isNear(issue: LocatedIssue, { file, path }: Mutation): boolean {
  if (issue.file !== `data/${file}`) return false;
  if (path.length === 0 || BETWEEN_FIELDS.test(issue.expected)) return true;
  const named = issue.path.match(/[^.[\]]+/g) ?? [];
  const shared = Math.min(named.length, path.length);
  return (
    shared > 0 && named.slice(0, shared).join() === path.slice(0, shared).join()
  );
}

test('a mistake is refused where it is, or is none', () => {
  const seen = { refusedByFile: 0, refusedTogether: 0, accepted: 0 };
  fc.assert(
    fc.property(mutations(sources), (mutation) => {
      const { ok, issues } = check(mutation);
      for (const { message, line, column } of issues) {
        expect(message).not.toMatch(/undefined|\[object|Error\b/);
        expect(Math.min(line, column)).toBeGreaterThan(0);
      }
      if (ok) seen.accepted++;
      else if (isAccepted(mutation)) seen.refusedTogether++;
      else {
        seen.refusedByFile++;
        expect(issues.some((issue) => isNear(issue, mutation))).toBe(true);
      }
      if (ok) expect(isAccepted(mutation)).toBe(true);
    }),
    { seed: 2025, numRuns: 1000 },
  );
  // Were all of them refused, or none, this would prove little.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});
