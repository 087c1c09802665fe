/** Takes what a template names and the default row; gives the pages it includes (SPEC.md section 2, "Included pages"). */
export function includedPages(
  named: readonly string[] | null,
  defaults: readonly string[],
): readonly string[] {
  return named ?? defaults;
}
