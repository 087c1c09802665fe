/** An entry of `tints` in data/pages/blog.json. */
interface CategoryTint {
  readonly category: string;
  readonly tint: string;
}

/** The colour family of a category; undefined means the default tint. */
export function tintOf(
  category: string,
  tints: readonly CategoryTint[] | null,
): string | undefined {
  return tints?.find((tint) => tint.category === category)?.tint;
}
