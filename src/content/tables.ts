// Typed variants of what TypeScript types loosely, as objects may have more keys than their types say.

/** The key of a table that is equal to a text. Throws for another text. */
export function keyOf<Key extends PropertyKey>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): Key {
  if (!Object.hasOwn(table, name)) throw new Error(`Unknown name: ${name}`);
  return name as Key;
}

export const keysOf = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
) => Object.keys(table) as Key[];

/** A table with a value for each key. */
export function tableOf<Key extends PropertyKey, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
) {
  const entries = keys.map((key, index) => [key, valueOf(key, index)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}
