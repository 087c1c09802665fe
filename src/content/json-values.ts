export interface StringWithPath {
  path: PropertyKey[];
  value: string;
}

export function mapStrings(
  value: unknown,
  replace: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return replace(value, path);
  if (Array.isArray(value))
    return value.map((item, index) =>
      mapStrings(item, replace, [...path, index]),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      mapStrings(item, replace, [...path, key]),
    ]),
  );
}

export function stringsWithPaths(value: unknown): StringWithPath[] {
  const strings: StringWithPath[] = [];
  mapStrings(value, (text, path) => {
    strings.push({ path, value: text });
    return text;
  });
  return strings;
}

/** The value at a path inside a JSON value; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  );
}
