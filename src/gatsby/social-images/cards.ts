import { loaded } from '../../content/loaded';
import {
  FIXED_ROUTES,
  articlePath,
  templatePath,
  topLevelPath,
} from '../../content/routes';
import { bareTitle } from '../../seo/social-image';
import type { PaletteFamily } from '../../styles/palette';
import { familyOfStep, paletteFamilies } from '../../styles/palette';
import { fixedPages } from '../site-pages';

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

const FIXED_FAMILIES: Record<(typeof FIXED_ROUTES)[number], PaletteFamily> = {
  '/': 'emerald',
  '/about': 'sage',
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
  const { name } = loaded(data.siteSettings, 'site.json');
  const { categories } = loaded(data.blogPage, 'pages/blog.json');
  const seoOf = fixedPages(data);
  const cards = new Map<string, Card>();
  const addTitled = (path: string, title: string, look: Look) =>
    cards.set(path, { ...splitTitle(bareTitle(title, name)), look });

  for (const route of FIXED_ROUTES) {
    const family = FIXED_FAMILIES[route];
    addTitled(route, seoOf[route].title, { kind: 'day', family });
  }
  for (const { slug, seo, card } of data.products.nodes) {
    const family = familyNamed(card.colour);
    addTitled(topLevelPath(slug), seo.title, { kind: 'day', family });
  }
  for (const { slug, seo } of data.legal.nodes)
    addTitled(topLevelPath(slug), seo.title, {
      kind: 'plain',
      family: 'stone',
    });
  for (const template of data.templates.nodes)
    cards.set(templatePath(template.slug), {
      headline: template.name,
      label: 'Website template',
      look: templateLook(template),
    });
  for (const [index, article] of data.articles.nodes.entries()) {
    const { slug, title, category, author, day } = article;
    const place = Math.max(0, categories.indexOf(category));
    const family =
      CATEGORY_FAMILIES[place % CATEGORY_FAMILIES.length] ?? 'amber';
    const words =
      index < OWN_PICTURES
        ? { headline: title, label: category, note: `${author} · ${day}` }
        : { headline: category, label: 'Blog' };
    cards.set(articlePath(slug), { ...words, look: { kind: 'dawn', family } });
  }
  return cards;
}

/** "Reviews: more reviews, less chasing" names a thing and says something of it. */
function splitTitle(title: string): Pick<Card, 'headline' | 'label'> {
  const [, label, headline] = /^(.+?): (.+)$/.exec(title) ?? [];
  return label && headline
    ? { label, headline: headline.charAt(0).toUpperCase() + headline.slice(1) }
    : { headline: title };
}

function templateLook(
  template: Queries.SitePagesQuery['templates']['nodes'][number],
): Look {
  const { heroFrom: from, heroTo: to, picture } = template;
  return picture
    ? { kind: 'website', from, to, file: picture.absolutePath }
    : { kind: 'day', family: familyNamed(familyOfStep(from)) };
}

function familyNamed(name: string): PaletteFamily {
  return paletteFamilies.find((family) => family === name) ?? 'sage';
}
