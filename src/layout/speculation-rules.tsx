/** Links that lead to pages of this site: no files, and none that open elsewhere. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      // When a link is pointed at or pressed: nothing is fetched for visitors who only read.
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets browsers that know speculation rules prefetch the page a visitor is about to open while Gatsby's own scripts,
 * which do the same from data, are not there yet.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
