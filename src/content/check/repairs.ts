import { z } from 'zod';
import { nearMiss } from './closest';

/** Ways in which a value is often written almost right. Each gives what may have been meant, if anything. */
const REPAIRS: ((value: string) => unknown)[] = [
  (value) => value.trim(),
  (value) => (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined),
  (value) => ({ true: true, false: false, yes: true, no: false })[value],
  dayOf,
  priceOf,
  (value) => /^\s*(\d+)(?:\s*min|$)/i.exec(value)?.[1]?.concat(' min read'),
  (value) => value.replace(/^http:/, 'https:'),
  // What has no dot names no host: "blog" means a page of this site.
  (value) => (value.includes('.') ? `https://${value}` : undefined),
  (value) => `/${value}`,
  (value) => value.replace(/\/+$/, ''),
  (value) => `tel:+44${value.replace(/\D/g, '').replace(/^(?:44)?0?/, '')}`,
  (value) =>
    value
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mark}+/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  (value) => value,
];

/** A value that a schema takes and that was probably meant by one that it refuses, as JSON. */
export function repaired(
  schema: z.core.$ZodType,
  value: unknown,
): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  // A value that its own field takes is at odds with another.
  if (z.safeParse(schema, value).success) return undefined;
  const text = String(value);
  if (text.length > 200 || text.trim() === '') return undefined;
  const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  const candidates = REPAIRS.map((repair) => repair(text));
  const found = [nearMiss(text, choices), ...candidates, [value]].find(
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
