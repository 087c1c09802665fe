/**
 * Asserts that a query found its file: only the type of posts allows null, and the content check has found none
 * missing.
 */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A file of data/ is missing');
  return value;
}
