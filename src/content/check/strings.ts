/** A text somewhere inside a JSON value: where it stands and what it says. */
export interface PlacedString {
  path: PropertyKey[];
  value: string;
}

/** Lists every text inside a JSON value, however deep. */
export function stringsOf(
  value: unknown,
  path: PropertyKey[] = [],
): PlacedString[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsOf(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      stringsOf(item, [...path, key]),
    );
  return [];
}

/** What stands at a place inside a JSON value; undefined when nothing does. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  );
}
