import { capturePath, FRONT, shapeOf } from '../../content/captures';
import { tintOf } from '../../content/category-tint';
import { keyOf } from '../../content/tables';
import { familyOf, palette, type PaletteFamily } from '../../styles/palette';
import type { ListedPage, SiteData } from '../site-data';

export interface SocialImageContent {
  headline: string;
  /** Text above the headline, such as a product or a category. */
  label?: string | undefined;
  /** Text at the foot: author and date. */
  note?: string;
  family: PaletteFamily;
  isDark?: boolean;
  screenshot?: string | undefined;
}

const DEFAULT_FAMILY = 'emerald';

export function socialImageContent(
  page: ListedPage,
  { tints }: Pick<SiteData, 'tints'>,
): SocialImageContent {
  switch (page.__typename) {
    case 'Product':
      return { ...splitTitle(page), family: keyOf(palette, page.card.colour) };
    case 'LegalDocument':
      return { ...splitTitle(page), family: 'stone' };
    case 'WebsiteTemplate':
      return {
        headline: page.name,
        label: 'Website template',
        family: familyOf(page.heroFrom),
        isDark: true,
        screenshot: `static${capturePath(page.sample.folder, FRONT, shapeOf(FRONT).widths[1])}`,
      };
    case 'Post':
      return {
        headline: page.title,
        label: page.category,
        note: `${page.author} · ${page.day}`,
        family: keyOf(palette, tintOf(page.category, tints) ?? DEFAULT_FAMILY),
        isDark: true,
      };
    default:
      return { ...splitTitle(page), family: DEFAULT_FAMILY };
  }
}

/** Splits a title such as "Reviews: more reviews, less chasing" into label and headline. */
function splitTitle({ title }: Pick<ListedPage, 'title'>) {
  const [, label, rest = title] = /^(.+?): (.+)$/.exec(title) ?? [];
  return { label, headline: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
