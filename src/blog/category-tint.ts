/** The colour of a category's label, as data/pages/blog.json names it. */
interface CategoryTint {
  readonly category: string;
  readonly tint: string;
}

/** The colour family of a category; undefined for the usual one. */
export function tintOf(
  category: string,
  tints: readonly CategoryTint[] | null,
): string | undefined {
  return tints?.find((tint) => tint.category === category)?.tint;
}
