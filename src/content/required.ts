/** A query's result without null. GraphQL types allow null for every file; the content check rules it out. */
export function required<Value>(value: Value | null, file: string): Value {
  if (value === null) throw new Error(`The content of data/${file} is missing`);
  return value;
}
