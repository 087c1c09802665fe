import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { slugify } from '../anchors';
import { formatPounds } from '../format';

/** The known word that was probably meant: apart from case and blanks it differs in at most a third of the letters. */
export function closestMatch(word: string, known: readonly string[]) {
  if (known.length === 0) return undefined;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = closest(plain(word), known.map(plain));
  const isClose =
    distance(plain(word), found) <= Math.ceil(plain(word).length / 3);
  const meant = known.find((candidate) => plain(candidate) === found);
  return isClose && meant !== word ? meant : undefined;
}

/** Corrections of common mistakes; those that give nothing sensible are refused by the schema, too. */
const CORRECTIONS: ((value: string) => unknown)[] = [
  (value) => value.trim(),
  Number,
  dayOf,
  priceOf,
  slugify,
  (value) => [value],
];

/** The value, as JSON, that was probably meant by one that a schema refuses. */
export function suggestedValue(schema: z.core.$ZodType, value: unknown) {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (text.trim() === '' || text.length > 200) return undefined;
  // A value that is right by itself contradicts another field.
  if (z.safeParse(schema, value).success) return undefined;
  const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  const candidates = CORRECTIONS.map((correct) => correct(text));
  const found = [closestMatch(text, choices), ...candidates].find(
    (candidate) => z.safeParse(schema, candidate).success,
  );
  return found === undefined ? undefined : JSON.stringify(found);
}

/** A British day, or one without its zeros, as an ISO day: "27/1/2025" is "2025-01-27". */
function dayOf(value: string): string {
  const parts = value.split(/\D/);
  const [year = '', ...rest] =
    parts[0]?.length === 4 ? parts : parts.toReversed();
  return [year, ...rest.map((part) => part.padStart(2, '0'))].join('-');
}

/** "2499" is "£2,499". */
function priceOf(value: string): string {
  return formatPounds(Number(value.replace(/[£,]/g, '')));
}
