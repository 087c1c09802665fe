import { kindNames, kindOfFile, kinds } from '../kinds';
import type { KindName } from '../kinds';
import { fillPlaceholders, placeholdersOf } from '../placeholders';
import { nearMiss } from './closest';
import type { ParsedFile } from './parse';
import type { Finding } from './problem';
import { schemaFindings } from './schema-findings';

/** What one file says for itself. */
export interface CheckedFile {
  /** Undefined for a file that no kind claims, or that is no JSON. */
  kind: KindName | undefined;
  /** Its value with placeholders filled in. */
  value: unknown;
  findings: Finding[];
  /** Placeholders that could not be filled, where site.json can't be read: nothing is known of the values around them. */
  unfilled: Finding[];
}

/**
 * Checks a file by itself: its kind, its placeholders, its schema. Takes the file and the value of site.json, which is
 * undefined when that can't be read. Never throws.
 */
export function checkFile(parsed: ParsedFile, site: unknown): CheckedFile {
  const { file, isJson } = parsed;
  const kind = kindOfFile(file);
  if (!kind) return unusable([stranger(file)]);
  if (!isJson) return unusable(parsed.findings);
  const filled = fillPlaceholders(parsed.value, site);
  const unknown = filled.unknown.map(({ path, placeholder, name }) => {
    const meant = nearMiss(name, placeholdersOf(site));
    return {
      file,
      path,
      expected: 'a placeholder that names a text of data/site.json',
      found: placeholder,
      suggestion: meant && `{{${meant}}}`,
    };
  });
  const { schema } = kinds[kind];
  const { value } = filled;
  const { error } = schema.safeParse(value, { reportInput: true });
  const places = new Set(unknown.map(({ path }) => JSON.stringify(path)));
  return {
    kind,
    value,
    unfilled: unknown,
    findings: [
      ...parsed.findings,
      // Without a readable site.json every placeholder is unknown; that file has its own problem, which says enough.
      ...(site === undefined ? [] : unknown),
      // An address with an unknown placeholder is no address either: one line says enough.
      ...(error ? schemaFindings({ file, schema, value }, error) : []).filter(
        ({ path }) => !places.has(JSON.stringify(path)),
      ),
    ],
  };
}

function unusable(findings: Finding[]): CheckedFile {
  return { kind: undefined, value: undefined, findings, unfilled: [] };
}

function stranger(file: string): Finding {
  const known = kindNames.map((kind) => kinds[kind].place);
  return {
    file,
    path: [],
    expected: `a file of a known kind (${known.join(', ')})`,
    found: 'a file that no page uses',
    suggestion: nearMiss(file, known),
  };
}
