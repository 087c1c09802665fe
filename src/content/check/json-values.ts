/** A string inside a JSON value. */
export interface StringWithPath {
  path: PropertyKey[];
  value: string;
}

/** Every string inside a JSON value. */
export function stringsWithPaths(
  value: unknown,
  path: PropertyKey[] = [],
): StringWithPath[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      stringsWithPaths(item, [...path, index]),
    );
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      stringsWithPaths(item, [...path, key]),
    );
  return [];
}

/** The value at a path inside a JSON value, if any. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  );
}
