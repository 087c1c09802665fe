import { loaded } from '../../content/loaded';
import { bareTitle } from '../../seo/social-image';
import type { PaletteFamily } from '../../styles/palette';
import { familyOfStep, paletteFamilies } from '../../styles/palette';
import type { SitePage } from '../site-pages';
import { listedPages } from '../site-pages';

/** What stands on the picture of a page. */
export interface Card {
  headline: string;
  /** Above the headline: a product, a category. */
  label?: string;
  /** At the foot: who wrote it, and when. */
  note?: string;
  look: Look;
}

export type Look =
  | FieldLook
  /** A picture of a small website, on a gradient of two colours of the palette. */
  | { kind: 'website'; from: string; to: string; file: string };

/** The lark on a field of a family's colours, by day or before sunrise; plain has no furrows. */
export interface FieldLook {
  kind: 'day' | 'dawn' | 'plain';
  family: PaletteFamily;
}

/** Older articles share a picture of their category, so that thousands of them don't hold a build up. */
export const OWN_PICTURES = 1000;

/** The colours of fixed pages; others are sage. */
const FAMILIES: Record<string, PaletteFamily> = {
  '/': 'emerald',
  '/ai-lead-gen': 'coral',
  '/blog': 'amber',
  '/book-demo': 'emerald',
  '/demo': 'sky',
  '/faq': 'teal',
  '/hub': 'indigo',
  '/website-design': 'plum',
};

/** The colours of the blog's categories, in their order in data/; further ones start over. */
const CATEGORY_FAMILIES = [
  'amber',
  'sky',
  'plum',
  'coral',
  'emerald',
  'teal',
] as const;

/** What stands on the picture of each page, by the page's path. */
export function socialCards(data: Queries.SitePagesQuery): Map<string, Card> {
  const pages = listedPages(data);
  const newest = pages
    .flatMap((page) => (page.__typename === 'Post' ? page : []))
    .sort((one, other) => (one.date > other.date ? -1 : 1))
    .slice(0, OWN_PICTURES);
  const older = pages.filter(
    (page) => page.__typename === 'Post' && !newest.includes(page),
  );
  return new Map(
    pages.map((page) => [page.path, cardOf(page, data, older.includes(page))]),
  );
}

function cardOf(
  page: SitePage,
  data: Queries.SitePagesQuery,
  isOlder: boolean,
): Card {
  const { name } = loaded(data.siteSettings, 'site.json');
  const titled = splitTitle(bareTitle(page.title, name));
  switch (page.__typename) {
    case 'Product':
      return {
        ...titled,
        look: { kind: 'day', family: familyNamed(page.card.colour) },
      };
    case 'LegalDocument':
      return { ...titled, look: { kind: 'plain', family: 'stone' } };
    case 'WebsiteTemplate':
      return {
        headline: page.title,
        label: 'Website template',
        look: templateLook(page),
      };
    case 'Post': {
      const { category, author, day, title } = page;
      const { categories } = loaded(data.blogPage, 'pages/blog.json');
      const place = Math.max(0, categories.indexOf(category));
      const family =
        CATEGORY_FAMILIES[place % CATEGORY_FAMILIES.length] ?? 'amber';
      const words = isOlder
        ? { headline: category, label: 'Blog' }
        : { headline: title, label: category, note: `${author} · ${day}` };
      return { ...words, look: { kind: 'dawn', family } };
    }
    default:
      return {
        ...titled,
        look: { kind: 'day', family: FAMILIES[page.path] ?? 'sage' },
      };
  }
}

/** "Reviews: more reviews, less chasing" names a thing and says something of it. */
function splitTitle(title: string): Pick<Card, 'headline' | 'label'> {
  const [, label, headline] = /^(.+?): (.+)$/.exec(title) ?? [];
  return label && headline
    ? { label, headline: headline.charAt(0).toUpperCase() + headline.slice(1) }
    : { headline: title };
}

function templateLook({
  heroFrom: from,
  heroTo: to,
  picture,
}: Pick<Queries.WebsiteTemplate, 'heroFrom' | 'heroTo'> & {
  picture: { absolutePath: string } | null;
}): Look {
  return picture
    ? { kind: 'website', from, to, file: picture.absolutePath }
    : { kind: 'day', family: familyNamed(familyOfStep(from)) };
}

function familyNamed(name: string): PaletteFamily {
  return paletteFamilies.find((family) => family === name) ?? 'sage';
}
