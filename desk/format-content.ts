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
  widget: string;
  value_type: string;
}>;

/**
 * Serialises a file: fields in schema order, without empty optional ones. The desk itself gives blocks of all kinds the
 * same order, and null, "", false or [] for omitted fields.
 */
export function formatContent(
  content: unknown,
  fields: readonly Field[],
): string {
  const ordered = mapObjects(JSON.stringify(content), fields, formatObject);
  return `${JSON.stringify(ordered, withTexts, 2)}\n`;
}

/**
 * The content of a file as a form holds it once it is shown, with the empty values of all that the file leaves out.
 * Otherwise the desk would take an opened form for a changed one, keep it as a draft and offer it later, when the file
 * may have changed.
 */
export const contentOfForm = (json: string, fields: readonly Field[]) =>
  mapObjects(json, fields, filled);

/** Makes an object from one of a file and the fields of its form. */
type Change = (value: unknown, fields: readonly Form[]) => object;

function mapObjects(json: string, fields: readonly Form[], change: Change) {
  const [first] = fields;
  const value = parseForForms(json);
  return first?.root ? mapValue(value, first, change) : change(value, fields);
}

const mapValue = (value: unknown, form: Form, change: Change): unknown =>
  Array.isArray(value)
    ? value.map((item) => mapItem(item, form, change))
    : mapItem(value, form, change);

function mapItem(
  value: unknown,
  { fields, field, types, typeKey = '' }: Form,
  change: Change,
) {
  if (field) return mapValue(value, field, change);
  if (fields) return change(value, fields);
  if (!types) return value;
  const kind = recordOf(value)[typeKey];
  const type = types.find(({ name }) => name === kind);
  return { [typeKey]: kind, ...change(value, type?.fields ?? []) };
}

function filled(value: unknown, fields: readonly Form[]) {
  const record = recordOf(value);
  const more = fields.map((form): [string, unknown] => {
    const { name = '' } = form;
    if (!(name in record)) return [name, emptyOf(form)];
    const one = record[name];
    const isObject = typeof one === 'object' && one !== null;
    return [name, isObject ? mapValue(one, form, filled) : one];
  });
  return { ...record, ...Object.fromEntries(more) };
}

/** What a form holds of a field that has been left empty. */
function emptyOf({ widget = 'string', value_type: type }: Form) {
  if (widget === 'boolean') return false;
  if (widget === 'list') return [];
  return widget === 'object' || type ? null : '';
}

// An item of a list may be a text or an object with items of its own; forms know objects alone.

const parseForForms = (json: string): unknown =>
  JSON.parse(json, (_name, value: unknown) =>
    isList(value) ? { ...value, items: value.items.map(itemObject) } : value,
  );

const withTexts = (_name: string, value: unknown) =>
  isList(value) ? { ...value, items: value.items.map(itemText) } : value;

const isList = (value: unknown): value is { items: unknown[] } =>
  recordOf(value)['kind'] === 'list' && Array.isArray(recordOf(value)['items']);

const itemObject = (item: unknown) =>
  typeof item === 'string' ? { text: item } : item;

function itemText(item: unknown) {
  const { text, items } = recordOf(item);
  return items ? item : text;
}

function formatObject(value: unknown, fields: readonly Form[]) {
  const record = recordOf(value);
  return Object.fromEntries(
    fields.flatMap((form): [string, unknown][] => {
      const { name = '', required } = form;
      const one = record[name];
      if (required || !isEmpty(one))
        return [[name, mapValue(one, form, formatObject)]];
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
