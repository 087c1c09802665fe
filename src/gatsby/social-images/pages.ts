import { articlePath, templatePath, topLevelPath } from '../../content/routes';
import { bareTitle } from '../../seo/social-image';
import type { PaletteFamily } from '../../styles/palette';
import { paletteFamilies } from '../../styles/palette';

/** What stands on the picture of a page. */
export interface SocialPicture {
  /** The words in large letters. */
  headline: string;
  /** A few words above them: a product, a category. */
  label?: string | undefined;
  /** In small letters at the foot: who wrote it, and when. */
  note?: string | undefined;
  ground: Ground;
}

/** What the words stand on. */
export type Ground =
  /** The lark on a field of a family's colours, by day or before sunrise; plain has no furrows. */
  | { kind: 'field'; family: PaletteFamily; style: 'day' | 'dawn' | 'plain' }
  /** A picture of a small website, on a gradient of two colours of the palette. */
  | { kind: 'website'; from: string; to: string; file: string };

/** A page and its picture. */
export interface SocialPage {
  path: string;
  picture: SocialPicture;
}

/** Articles with a picture of their own, the newest; older ones share their category's, so that builds stay short. */
export const OWN_PICTURES = 1000;

/** The colours of the pages that stand in src/pages. */
const FIXED = {
  '/': ['home', 'emerald'],
  '/about': ['about', 'sage'],
  '/ai-lead-gen': ['aiLeadGen', 'coral'],
  '/blog': ['blog', 'amber'],
  '/book-demo': ['bookDemo', 'emerald'],
  '/demo': ['demo', 'sky'],
  '/faq': ['faq', 'teal'],
  '/hub': ['hub', 'indigo'],
  '/website-design': ['websiteDesign', 'plum'],
} as const satisfies Record<
  string,
  readonly [keyof Queries.SocialImagesQuery, PaletteFamily]
>;

/** The colours of the blog's categories, in their order in data/; with more categories they come round again. */
const CATEGORIES = [
  'amber',
  'sky',
  'plum',
  'coral',
  'emerald',
  'teal',
] as const;

/** Takes what the content says; gives the picture of every page. Articles come newest first, as the query has them. */
export function socialPages(data: Queries.SocialImagesQuery): SocialPage[] {
  const siteName = data.site?.name ?? '';
  const field = (
    path: string,
    title: string,
    ground: SocialPicture['ground'],
  ): SocialPage => ({
    path,
    picture: { ...wordsOf(bareTitle(title, siteName)), ground },
  });
  const fixed = Object.entries(FIXED).flatMap(([path, [key, family]]) => {
    const page = data[key];
    const ground = { kind: 'field', family, style: 'day' } as const;
    return page ? [field(path, page.seo.title, ground)] : [];
  });
  return [
    ...fixed,
    ...data.products.nodes.map(({ slug, seo, card }) =>
      field(topLevelPath(slug), seo.title, {
        kind: 'field',
        family: familyOf(card.colour),
        style: 'day',
      }),
    ),
    ...data.legal.nodes.map(({ slug, seo }) =>
      field(topLevelPath(slug), seo.title, {
        kind: 'field',
        family: 'stone',
        style: 'plain',
      }),
    ),
    ...data.templates.nodes.map(templatePicture),
    ...data.articles.nodes.map((article, index) =>
      articlePicture(
        article,
        data.blog?.categories ?? [],
        index < OWN_PICTURES,
      ),
    ),
  ];
}

/** A title such as "Reviews: more reviews, less chasing" names a thing and says something of it. */
function wordsOf(title: string): Pick<SocialPicture, 'headline' | 'label'> {
  const [label = '', ...rest] = title.split(': ');
  const headline = rest.join(': ');
  return headline
    ? { label, headline: headline.charAt(0).toUpperCase() + headline.slice(1) }
    : { headline: title };
}

function templatePicture(
  template: Queries.SocialImagesQuery['templates']['nodes'][number],
): SocialPage {
  const { slug, name, heroFrom, heroTo, picture } = template;
  const ground: Ground = picture
    ? {
        kind: 'website',
        from: heroFrom,
        to: heroTo,
        file: picture.absolutePath,
      }
    : {
        kind: 'field',
        family: familyOf(heroFrom.split('-')[0] ?? ''),
        style: 'day',
      };
  return {
    path: templatePath(slug),
    picture: { headline: name, label: 'Website template', ground },
  };
}

function articlePicture(
  article: Queries.SocialImagesQuery['articles']['nodes'][number],
  categories: readonly string[],
  isOwn: boolean,
): SocialPage {
  const { slug, title, category, author, day } = article;
  const place = Math.max(0, categories.indexOf(category));
  const ground = {
    kind: 'field',
    family: CATEGORIES[place % CATEGORIES.length] ?? CATEGORIES[0],
    style: 'dawn',
  } as const;
  const picture: SocialPicture = isOwn
    ? { headline: title, label: category, note: `${author} · ${day}`, ground }
    : { headline: category, label: 'Blog', ground };
  return { path: articlePath(slug), picture };
}

function familyOf(name: string): PaletteFamily {
  return paletteFamilies.find((family) => family === name) ?? 'sage';
}
