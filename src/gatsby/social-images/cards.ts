import { required } from '../../content/required';
import { FIXED_ROUTES } from '../../content/kinds';
import { bareTitle } from '../../seo/social-image';
import type { PaletteFamily } from '../../styles/palette';
import { paletteFamilies } from '../../content/constants';
import { familyOfStep } from '../../styles/palette';
import type { SitePage } from '../pages/site-pages';
import { listedPages } from '../pages/site-pages';

/** What stands on the picture of a page. */
export interface Card {
  headline: string;
  /** Above the headline: a product, a category. */
  label?: string | undefined;
  /** At the foot: who wrote it, and when. */
  note?: string;
  family: PaletteFamily;
  isDark?: boolean;
  /** A picture to show instead of the lark. */
  screenshot?: string | undefined;
}

/** The colours of fixed pages and of the blog's categories, in their order; further ones start over. */
const FAMILIES = ['emerald', 'sage', 'coral', 'sky', 'teal', 'plum'] as const;

/** What stands on the picture of each page, by the page's path. */
export function socialCards(data: Queries.SitePagesQuery): Map<string, Card> {
  const { name } = required(data.siteSettings, 'site.json');
  const { categories } = required(data.blogPage, 'pages/blog.json');
  const cardOf = (page: SitePage): Card => {
    const words = wordsOf(bareTitle(page.title, name));
    switch (page.__typename) {
      case 'Product':
        return { ...words, family: familyNamed(page.card.colour) };
      case 'LegalDocument':
        return { ...words, family: 'stone' };
      case 'WebsiteTemplate':
        return {
          headline: page.title,
          label: 'Website template',
          family: familyNamed(familyOfStep(page.heroFrom)),
          isDark: true,
          screenshot: page.picture?.absolutePath,
        };
      case 'Post':
        return {
          headline: page.title,
          label: page.category,
          note: `${page.author} · ${page.day}`,
          family: familyAt(categories.indexOf(page.category)),
          isDark: true,
        };
      default:
        return { ...words, family: familyAt(FIXED_ROUTES.indexOf(page.path)) };
    }
  };
  return new Map(listedPages(data).map((page) => [page.path, cardOf(page)]));
}

/** "Reviews: more reviews, less chasing" names a thing and says something of it. */
function wordsOf(title: string) {
  const [, label, rest = title] = /^(.+?): (.+)$/.exec(title) ?? [];
  return { label, headline: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function familyAt(place: number): PaletteFamily {
  return FAMILIES[place % FAMILIES.length] ?? 'emerald';
}

function familyNamed(name: string): PaletteFamily {
  return paletteFamilies.find((family) => family === name) ?? 'emerald';
}
