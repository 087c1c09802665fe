/**
 * Reserved names, telephone numbers that Ofcom keeps for drama, and the made-up company and VAT numbers of data/site.json.
 */
const PLACEHOLDER =
  /[\w.@-]+\.example\b|(?:020 ?7946 ?0|\+4420 ?7946 ?0|0161 ?496 ?0|01632 ?960|07700 ?900)\d{3}|00000042|000 0000 42/g;

/** What has to be replaced before the text goes live, each as `LINE · PLACEHOLDER`. */
export function placeholdersIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(
        ([found]) => `${index + 1} · ${found}`,
      ),
    );
}
