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
