/**
 * Takes what a query gave for a file of data/ that must be there; gives it back without the null that GraphQL types
 * allow for. Throws when it is missing, which the content check rules out.
 */
export function required<Value>(value: Value | null, file: string): Value {
  if (value === null) throw new Error(`The content of data/${file} is missing`);
  return value;
}
