/** The colour family of a category in data/pages/blog.json; undefined means the default tint. */
export function tintOf(
  category: string,
  tints: readonly { category: string; tint: string }[],
): string | undefined {
  return tints.find((tint) => tint.category === category)?.tint;
}
