import type { Field } from '@sveltia/cms';

/** The properties of a field that determine how its value is written. */
type Form = Partial<{
  name: string;
  required: boolean | string[];
  default: unknown;
  root: boolean;
  fields: Field[];
  field: Field;
  types: { name: string; fields?: Field[] }[];
  typeKey: string;
}>;

/**
 * Serialises a file: fields in schema order, without empty optional ones. The desk itself gives blocks of all kinds the
 * same order, and null, "", false or [] for omitted fields.
 */
export function formatContent(
  content: unknown,
  fields: readonly Field[],
): string {
  const [first]: readonly Form[] = fields;
  const ordered = first?.root
    ? formatValue(content, first)
    : formatObject(content, fields);
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

function formatValue(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) return value.map((item) => formatItem(item, form));
  return formatItem(value, form);
}

function formatItem(
  value: unknown,
  { fields, field, types, typeKey = '' }: Form,
) {
  if (field) return formatValue(value, field);
  if (fields) return formatObject(value, fields);
  if (!types) return value;
  const kind = recordOf(value)[typeKey];
  const type = types.find(({ name }) => name === kind);
  return { [typeKey]: kind, ...formatObject(value, type?.fields ?? []) };
}

function formatObject(value: unknown, fields: readonly Form[]) {
  const record = recordOf(value);
  return Object.fromEntries(
    fields.flatMap((form): [string, unknown][] => {
      const { name = '', required } = form;
      const one = record[name];
      if (required || !isEmpty(one)) return [[name, formatValue(one, form)]];
      return 'default' in form ? [[name, form.default]] : [];
    }),
  );
}

const recordOf = (value: unknown) =>
  ({ ...(value as object) }) as Record<string, unknown>;

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).every(isEmpty);
  return (
    value === undefined || value === null || value === '' || value === false
  );
}
