/** A value of an enum, which GraphQL passes on as any text, as a key of the table for that enum. Throws for another. */
export function keyOf<Key extends PropertyKey>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): Key {
  if (!Object.hasOwn(table, name)) throw new Error(`Unknown name: ${name}`);
  return name as Key;
}
