import { FIXED_ROUTES } from '../../content/kinds';
import type { PaletteFamily } from '../../styles/palette';
import { paletteFamilies } from '../../content/constants';
import { familyOfStep } from '../../styles/palette';
import type { SiteData, SitePage } from '../site-data';

/** What stands on the social image of a page. */
export interface SocialImageContent {
  headline: string;
  /** The words above the headline: a product, a category. */
  label?: string | undefined;
  /** The words at the foot: who wrote it, and when. */
  note?: string;
  family: PaletteFamily;
  isDark?: boolean;
  /** A picture to show instead of the lark. */
  screenshot?: string | undefined;
}

/** The colours of fixed pages and of the blog's categories, in their order; after the last the first comes again. */
const FAMILIES = ['emerald', 'sage', 'coral', 'sky', 'teal', 'plum'] as const;

export function socialImageContent(
  page: SitePage,
  { categories }: Pick<SiteData, 'categories'>,
): SocialImageContent {
  switch (page.__typename) {
    case 'Product':
      return { ...splitName(page), family: familyNamed(page.card.colour) };
    case 'LegalDocument':
      return { ...splitName(page), family: 'stone' };
    case 'WebsiteTemplate':
      return {
        headline: page.name,
        label: 'Website template',
        family: familyNamed(familyOfStep(page.heroFrom)),
        isDark: true,
        screenshot: page.picture?.absolutePath,
      };
    case 'Post':
      return {
        headline: page.name,
        label: page.category,
        note: `${page.author} · ${page.day}`,
        family: familyAt(categories.indexOf(page.category)),
        isDark: true,
      };
    default:
      return {
        ...splitName(page),
        family: familyAt(FIXED_ROUTES.indexOf(page.path)),
      };
  }
}

/** "Reviews: more reviews, less chasing" becomes a label and a headline. */
function splitName({ name }: Pick<SitePage, 'name'>) {
  const [, label, rest = name] = /^(.+?): (.+)$/.exec(name) ?? [];
  return { label, headline: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function familyAt(index: number): PaletteFamily {
  return FAMILIES[index % FAMILIES.length] ?? 'emerald';
}

function familyNamed(name: string): PaletteFamily {
  return paletteFamilies.find((family) => family === name) ?? 'emerald';
}
