/** A query's result without null. GraphQL types allow null for every file; the content check rules it out. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A file of data/ is missing');
  return value;
}
