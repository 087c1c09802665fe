import type {
  Field,
  RelationFieldProps,
  StandardField,
  VariableFieldType,
} from '@sveltia/cms';
import {
  type JsonSchema,
  jsonSchemaOf,
} from '../src/content/converters/json-schema';
import type { KindName } from '../src/content/kinds';
import { labelOf } from '../src/content/labels';

/** The form of a file, made from its JSON Schema. */
export function fieldsOfKind(name: KindName): Field[] {
  const schema = jsonSchemaOf(name);
  if (schema.type !== 'array') return widgetFields(schema);
  return [{ ...fieldOf('items', schema, true), root: true } as Field];
}

function widgetFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

type Widget = Partial<StandardField>;

/** Throws for a schema that no form supports. */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
): Field {
  const [some, none] = schema.anyOf ?? [];
  if (some && none?.type === 'null')
    return fieldOf(name, { ...schema, ...some, anyOf: undefined }, false);
  if ('const' in schema)
    return { name, widget: 'hidden', default: schema.const };
  const empty = emptyOf(schema);
  return {
    name,
    label: labelOf(name),
    ...(schema.description && { hint: hintOf(schema) }),
    required: isRequired && empty === undefined,
    // The default for required fields that are left empty: see desk/format-content.ts.
    ...(isRequired && empty !== undefined && { default: empty }),
    ...widgetOf(name, schema),
  } as Field;
}

/** The widget and settings that depend on the type of a field. */
function widgetOf(name: string, schema: JsonSchema): Widget {
  if (schema.oneOf) return { widget: 'object', ...variants(schema) };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  const { type, minimum: min, maximum: max } = schema;
  switch (type) {
    case 'object':
      return { widget: 'object', fields: widgetFields(schema) };
    case 'array':
      return listWidget(name, schema);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
      return { widget: 'number', value_type: 'int', min, max };
    case 'number':
      return { widget: 'number', value_type: 'float', min, max };
    case 'string':
      return textWidget(name, schema);
  }
  throw new Error(`There is no form for ${name}: ${JSON.stringify(schema)}`);
}

function emptyOf(schema: JsonSchema): '' | [] | undefined {
  if (schema.type === 'array') return schema.minItems ? undefined : [];
  const { type, pattern = '', format } = schema;
  const mayBeEmpty = !format && !schema.enum && new RegExp(pattern).test('');
  return type === 'string' && mayBeEmpty ? '' : undefined;
}

function listWidget(name: string, schema: JsonSchema): Widget {
  const { items = {}, minItems, maxItems } = schema;
  const list = {
    widget: 'list' as const,
    min: minItems,
    max: maxItems,
    label_singular: singular(labelOf(name)),
  };
  const entries = { ...list, collapsed: 'auto' as const };
  if (items.oneOf)
    return { ...entries, ...variants(items), label_singular: 'Part' };
  const [text, textWithMore] = items.anyOf ?? [];
  const object = text?.type === 'string' ? textWithMore : items;
  if (object?.type === 'object') {
    const fields = widgetFields(object);
    return {
      ...entries,
      fields: object === items ? fields : fields.map(asOptional),
      summary: summaryOf(object),
    };
  }
  // Even of texts: Sveltia takes its text area for one, with a line for each, for changed once it shows (0.221.1).
  const item = fieldOf(name, items, true);
  const label = singular(labelOf(name));
  return { ...list, field: { ...item, name: 'item', label } as Field };
}

/** Forms have no item that is a text or an object: what an object has beside its text may be left empty there. */
const asOptional = (field: Field, index: number) =>
  index === 0
    ? field
    : ({ ...field, required: false, min: undefined } as Field);

function variants({ oneOf = [] }: JsonSchema) {
  const types = oneOf.map((option): VariableFieldType => {
    const name = String(option.properties?.['kind']?.const);
    return {
      name,
      label: labelOf(name),
      summary: summaryOf(option),
      // The desk adds `kind` itself.
      fields: widgetFields(option).filter((field) => field.name !== 'kind'),
    };
  });
  return { typeKey: 'kind', types };
}

/** The first text of an entry, as its label when folded. */
function summaryOf({ properties = {} }: JsonSchema): string | undefined {
  const [name] =
    Object.entries(properties).find(
      ([, { type, format, const: kind }]) =>
        type === 'string' && format !== 'picture' && kind === undefined,
    ) ?? [];
  return name && `{{fields.${name}}}`;
}

const bySlug = (collection: string, shown: string) => ({
  collection,
  value_field: 'slug',
  display_fields: [shown],
});

/** Where a reference is looked up, by the format of its schema. */
const REFERENCES: Record<string, Omit<RelationFieldProps, 'widget'>> = {
  category: { collection: 'pages', file: 'blog', value_field: 'categories.*' },
  product: bySlug('products', 'card.title'),
  template: bySlug('templates', 'name'),
};

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

function textWidget(
  name: string,
  { format = '', pattern, patternErrorMessage = 'another text' }: JsonSchema,
): Widget {
  const reference = REFERENCES[format];
  if (reference) return { widget: 'relation', ...reference };
  if (format === 'picture')
    return { widget: 'image', choose_url: false, accept: PICTURES };
  if (format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  return {
    widget: /^(?:markup|prose)$/.test(format) ? 'text' : 'string',
    ...(pattern && {
      pattern: [`/${pattern}/u`, `Expected: ${patternErrorMessage}`],
    }),
  };
}

/** The hint below a field. Hints are Markdown, so the markup of data/ is escaped. */
function hintOf({
  description = '',
  examples,
  type,
  format,
}: JsonSchema): string {
  const [example] = examples ?? [];
  const isShown =
    format !== 'picture' && /^(?:string|number|integer)$/.test(String(type));
  const text = isShown
    ? `${description} For example: ${String(example)}`
    : description;
  return text.replaceAll(/[*[\]_<]/g, '\\$&');
}

/** The label of one item: "Categories" becomes "Category". */
export const singular = (label: string) =>
  label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
