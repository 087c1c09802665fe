import type { LocatedIssue } from '../../../src/content/check/issue';
import type { JsonSchema } from '../../../src/content/converters/json-schema';

export type Fields = Record<string, unknown>;

/** The fields of a value; none when it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' ? { ...value } : {};
}

/** A name such as "readTime" in words: "Read time". */
export function words(name: string): string {
  const text = name
    .replaceAll(/([a-z\d])([A-Z])|-/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(?:ai|crm|faq|seo|vat)\b/g, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with British dates instead of ISO ones. */
export function british(text: string): string {
  return text
    .replace('written YYYY-MM-DD', 'such as 27/01/2025')
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1');
}

/** An ISO date from a British one; any other text stays as it is. */
export function isoDay(typed: string): string {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? [];
  return year
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : typed;
}

/** The singular of a label: "category" of "categories". */
export function oneOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

/** The label of a value: its kind if it can be of several, otherwise the given one. */
export function nameOf(schema: JsonSchema | undefined, otherwise: string) {
  const kind = schema?.properties?.['kind']?.const;
  return typeof kind === 'string' ? words(kind) : otherwise;
}

/** The schema of a value: one of several if it can be of several kinds. */
export function kindOf(schema: JsonSchema, value: unknown) {
  const { kind } = fieldsOf(value);
  return schema.oneOf
    ? schema.oneOf.find(
        ({ properties }) => properties?.['kind']?.const === kind,
      )
    : schema;
}

/** A new value: empty, but for constants and today's date. */
export function blank(schema: JsonSchema): unknown {
  const { type, format, properties = {}, required = [], items } = schema;
  if ('const' in schema) return schema.const;
  if (type === 'object')
    return Object.fromEntries(
      required.map((name) => [name, blank(properties[name] ?? {})]),
    );
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () =>
      blank(items ?? {}),
    );
  if (type === 'boolean') return false;
  if (format === 'date') return new Date().toISOString().slice(0, 10);
  return type === 'string' ? '' : null;
}

/** Sets a field, or removes it if it is undefined. A new field goes where the schema has it. */
export function withField(
  value: Fields,
  key: string,
  part: unknown,
  order: string[],
): Fields {
  if (part === undefined || key in value) return { ...value, [key]: part };
  const later = order.slice(order.indexOf(key));
  const isLater = ([name]: [string, unknown]) => later.includes(name);
  const entries = Object.entries(value);
  return Object.fromEntries([
    ...entries.filter((entry) => !isLater(entry)),
    [key, part],
    ...entries.filter(isLater),
  ]);
}

/** The summary of a folded group. */
export function titleOf(label: string, value: unknown): string {
  const fields = fieldsOf(value);
  const known = ['title', 'name', 'label', 'question', 'text']
    .map((key) => fields[key])
    .find(Boolean);
  return typeof known === 'string' ? `${label}: ${known}` : label;
}

/** The message beside a field. */
export function sentence({ message, severity }: LocatedIssue): string {
  const said = british(message.replace(/, found (?:""|nothing|null)$/, ''));
  const text = severity === 'error' ? said : `could be better: ${said}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The place of an issue in another file: "Pages, Website design, Portfolio, Templates 3". */
export function placeInWords({ file, path }: LocatedIssue): string {
  const steps = path.replaceAll(
    /\[(\d+)\]/g,
    (_, index) => ` ${Number(index) + 1}`,
  );
  return [
    ...file.replace(/^data\/|\.json$/g, '').split('/'),
    ...steps.split('.'),
  ]
    .filter(Boolean)
    .map(words)
    .join(', ');
}
