import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { slugify } from '../anchors';

/** The known word that was probably meant: apart from case and blanks it differs in at most a third of the letters. */
export function closestMatch(
  word: string,
  known: readonly string[],
): string | undefined {
  if (known.length === 0) return undefined;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = closest(plain(word), known.map(plain));
  const isClose =
    distance(plain(word), found) <= Math.ceil(plain(word).length / 3);
  const meant = known.find((candidate) => plain(candidate) === found);
  return isClose && meant !== word ? meant : undefined;
}

/** Corrections of common mistakes. Each gives what may have been meant, if anything. */
const CORRECTIONS: ((value: string) => unknown)[] = [
  (value) => value.trim(),
  (value) => (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined),
  (value) => ({ true: true, false: false, yes: true, no: false })[value],
  dayOf,
  priceOf,
  (value) => /^\s*(\d+)(?:\s*min|$)/i.exec(value)?.[1]?.concat(' min read'),
  (value) => value.replace(/^http:/, 'https:'),
  // Without a dot it names no host: "blog" means a page of this site.
  (value) => (value.includes('.') ? `https://${value}` : undefined),
  (value) => `/${value}`,
  (value) => value.replace(/\/+$/, ''),
  (value) => `tel:+44${value.replace(/\D/g, '').replace(/^(?:44)?0?/, '')}`,
  slugify,
  (value) => value,
];

/** The value, as JSON, that was probably meant by one that a schema refuses. */
export function suggestedValue(
  schema: z.core.$ZodType,
  value: unknown,
): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  // A value that is right by itself contradicts another field.
  if (z.safeParse(schema, value).success) return undefined;
  const text = String(value);
  if (text.length > 200 || text.trim() === '') return undefined;
  const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  const candidates = CORRECTIONS.map((correct) => correct(text));
  const found = [closestMatch(text, choices), ...candidates, [value]].find(
    (candidate) =>
      candidate !== undefined && z.safeParse(schema, candidate).success,
  );
  return found === undefined ? undefined : JSON.stringify(found);
}

/** A British day, or one without its zeros, as an ISO day: "27/1/2025" is "2025-01-27". */
function dayOf(value: string): string | undefined {
  const two = (part = '') => part.padStart(2, '0');
  const british = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value);
  if (british) return `${british[3]}-${two(british[2])}-${two(british[1])}`;
  const iso = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})/.exec(value);
  return iso ? `${iso[1]}-${two(iso[2])}-${two(iso[3])}` : undefined;
}

/** "2499" is "£2,499". */
function priceOf(value: string): string | undefined {
  const [, pounds, pence] =
    /^£?\s*(\d+(?:,\d{3})*)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (pounds === undefined) return undefined;
  const grouped = Number(pounds.replaceAll(',', '')).toLocaleString('en-GB');
  return `£${grouped}${pence === undefined ? '' : `.${pence.padEnd(2, '0')}`}`;
}
