import { MAIN_ID, uniqueAnchorOf } from '../anchors';
import { stringsWithPaths } from '../json-values';
import type { ArticleBlockData, BlockOf } from '../schemas/blocks';
import { wordCountOf } from './markup';

type Heading = BlockOf<'heading' | 'step'>;

/** A block below a heading, or before the first one. */
export type ContentBlock = Exclude<ArticleBlockData, Heading>;

export interface HeadedSection {
  id: string;
  heading: Heading;
  /** The level of the heading in HTML: steps are below the heading before them. */
  level: 2 | 3;
  blocks: ContentBlock[];
}

/** The blocks before the first heading. */
interface UntitledSection {
  id: undefined;
  heading: undefined;
  level?: undefined;
  blocks: ContentBlock[];
}

export type ArticleSection = HeadedSection | UntitledSection;

/** Splits an article at its headings and numbered steps. Ids are unique on the page. */
export function sectionsOf(
  blocks: readonly ArticleBlockData[],
): ArticleSection[] {
  const sections: ArticleSection[] = [];
  const ids = new Set<string>([MAIN_ID]);
  let hasHeading = false;
  for (const block of blocks) {
    const current = sections.at(-1);
    hasHeading ||= block.kind === 'heading';
    if (block.kind === 'heading' || block.kind === 'step')
      sections.push({
        id: uniqueAnchorOf(headingTitle(block), ids),
        heading: block,
        level: block.kind === 'step' && hasHeading ? 3 : 2,
        blocks: [],
      });
    else if (current) current.blocks.push(block);
    else sections.push({ id: undefined, heading: undefined, blocks: [block] });
  }
  return sections;
}

export function headingsIn(sections: readonly ArticleSection[]) {
  return sections.flatMap(({ id, heading, level }) =>
    heading ? [{ id, title: headingText(heading), level }] : [],
  );
}

/** A heading's text without its step number. */
export function headingTitle(heading: Heading): string {
  return heading.kind === 'step' ? heading.title : heading.text;
}

export function headingText(heading: Heading): string {
  const title = headingTitle(heading);
  return heading.kind === 'step' ? `${heading.number}. ${title}` : title;
}

/** Fields that readers don't read. */
const NO_WORDS: unknown[] = ['kind', 'sign', 'image', 'alt', 'address'];

/** The number of words that readers see, without markup and addresses. */
export function wordCountOfBlocks(blocks: readonly object[]): number {
  return stringsWithPaths(blocks)
    .filter(({ path }) => !NO_WORDS.includes(path.at(-1)))
    .reduce((sum, { value }) => sum + wordCountOf(value), 0);
}
