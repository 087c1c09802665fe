import { type KindName, kindNames, kindOfFile, kinds } from '../kinds';
import {
  fillPlaceholders,
  placeholderNames,
  type Placeholders,
  withBraces,
} from '../placeholders';
import { inQuotes, type Issue } from './issue';
import type { ParsedFile } from './parse';
import { schemaIssues } from './schema-issues';
import { closestMatch } from './suggestions';

/** A file with its placeholders filled in. If it has no issues, its value matches the schema of its kind. */
export interface CheckedFile extends ParsedFile {
  kind: KindName | undefined;
}

/** Checks a file's kind, placeholders and schema. Placeholders are undefined if their file can't be read. */
export function checkFile(
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
  const { schema } = kinds[kind];
  const wrong = schemaIssues(file, schema, value);
  // An unknown placeholder also makes an address invalid: report only the placeholder.
  const unfilled = new Set(unknown.map(({ path }) => JSON.stringify(path)));
  const issues = [
    ...parsed.issues,
    ...wrong.filter(({ path }) => !unfilled.has(JSON.stringify(path))),
  ];
  // Without their file all placeholders would be unknown; the issue of that file is enough.
  if (Object.values(placeholders).includes(undefined))
    return { ...parsed, kind, value, issues };
  for (const { path, placeholder, name } of unknown) {
    const meant = closestMatch(name, placeholderNames(placeholders));
    issues.push({
      file,
      path,
      expected:
        'a placeholder for a text of the brand or the plans, or for the price of a package or tier, or "\\{{" for braces that readers see',
      found: placeholder,
      suggestion: meant && `{{${meant}}}`,
    });
  }
  return { ...parsed, kind, value, issues };
}

function unknownFile(file: string): Issue {
  const known = kindNames.map((kind) => kinds[kind].glob);
  return {
    file,
    path: [],
    expected: `a file of a known kind (${known.join(', ')})`,
    found: 'a file that no page uses',
    suggestion: inQuotes(closestMatch(file, known)),
  };
}
