import { distance } from 'fastest-levenshtein';
import { slugify } from './anchors';

interface KnownPage {
  path: string;
  keywords: readonly string[];
}

/** Words are alike when at most a quarter of their letters differ. */
const ALIKE = 3 / 4;

/** An address is like a page when a third of its words is. */
const LIKELY = 1 / 3;

/** The pages that somebody at an unknown address probably wanted, best first; none where the address is like no page's. */
export function closestPages<Page extends KnownPage>(
  address: string,
  pages: readonly Page[],
): Page[] {
  const wanted = slugify(address);
  return pages
    .map((page) => {
      const path = slugify(page.path);
      const byWords = likeness(wanted, [path, ...page.keywords]);
      const score = Math.max(similarity(wanted, path), byWords);
      return { page, score, steps: distance(wanted, path) };
    })
    .filter(({ score }) => score >= LIKELY)
    .sort((one, other) => other.score - one.score || one.steps - other.steps)
    .map(({ page }) => page);
}

/** As many pages as are common ones: the closest to an address, then the common ones themselves. */
export function suggestedPages<Page>(
  closest: readonly Page[],
  common: readonly Page[],
): Page[] {
  return [...new Set([...closest, ...common])].slice(0, common.length);
}

/** How much of the address's words is in these texts: from 0 to 1. */
function likeness(wanted: string, texts: readonly string[]): number {
  const known = texts.flatMap((text) => slugify(text).split('-'));
  const words = wanted.split('-');
  const found = words.map((word) =>
    Math.max(...known.map((other) => similarity(word, other))),
  );
  return found.reduce((sum, one) => sum + one, 0) / words.length;
}

/** The share of equal letters; 0 for texts that are not alike, and for empty ones. */
function similarity(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const share = 1 - distance(one, other) / length;
  return share >= ALIKE ? share : 0;
}
