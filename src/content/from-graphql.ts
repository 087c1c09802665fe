import type { MiniPanelData } from './schemas/panels/mini-panel';

// GraphQL loses some of what the schemas know: enums become texts, and unions without pictures become JSON. The checker
// has compared all content with the schemas before Gatsby reads it, so these types are restored where they are needed.

/** A mini panel of a query, which GraphQL passes on as JSON. */
export function miniOf(json: Readonly<Record<string, unknown>>): MiniPanelData {
  return json as MiniPanelData;
}

/** The value of an enum, as a key of the table for that enum. Throws for another text. */
export function keyOf<Key extends PropertyKey>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): Key {
  if (!Object.hasOwn(table, name)) throw new Error(`Unknown name: ${name}`);
  return name as Key;
}
