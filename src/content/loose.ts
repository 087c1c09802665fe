// Rules over several fields also run while single fields are still wrong, so they read values that may be anything.

/** Whether a JSON value is an object: neither a list nor null. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes any JSON value and keys that lead into it; gives what stands there, or undefined. */
export function partAt(
  value: unknown,
  ...path: readonly PropertyKey[]
): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  );
}

/** The text at a place; undefined when there is anything else. */
export function textAt(
  value: unknown,
  ...path: readonly PropertyKey[]
): string | undefined {
  const part = partAt(value, ...path);
  return typeof part === 'string' ? part : undefined;
}

/** The items of the list at a place; none when there is anything else. */
export function listAt(
  value: unknown,
  ...path: readonly PropertyKey[]
): unknown[] {
  const part = partAt(value, ...path);
  return Array.isArray(part) ? part : [];
}

/** The texts of the list at a place, other items left out. */
export function textsAt(
  value: unknown,
  ...path: readonly PropertyKey[]
): string[] {
  return listAt(value, ...path).filter((item) => typeof item === 'string');
}
