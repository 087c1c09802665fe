import type { ContentsEntry } from '../../components/text/use-current-section';
import { MAIN_ID, uniqueAnchorOf } from '../../content/anchors';
import { stringsWithPaths } from '../../content/check/json-values';
import { wordsIn } from '../../content/inline';

/** In GraphQL all kinds of block are one flattened type. */
export type Block = Queries.ArticleBlockFieldsFragment;

export interface TitledSection {
  id: string;
  /** The heading or numbered step that opens the section. */
  heading: Block;
  /** The heading's: steps are below the heading before them. */
  level: 2 | 3;
  blocks: Block[];
}

/** The blocks before the first heading. */
interface UntitledSection {
  id: undefined;
  heading: undefined;
  level?: undefined;
  blocks: Block[];
}

export type ArticleSection = TitledSection | UntitledSection;

/** A heading or a numbered step opens a section. Ids are unique on the page. */
export function getSections(blocks: readonly Block[]): ArticleSection[] {
  const sections: ArticleSection[] = [];
  const ids = new Set<string>([MAIN_ID]);
  let hasHeading = false;
  for (const block of blocks) {
    const current = sections.at(-1);
    hasHeading ||= block.kind === 'heading';
    if (block.kind === 'heading' || block.kind === 'step')
      sections.push({
        id: uniqueAnchorOf(block.title ?? block.text ?? '', ids),
        heading: block,
        level: block.kind === 'step' && hasHeading ? 3 : 2,
        blocks: [],
      });
    else if (current) current.blocks.push(block);
    else sections.push({ id: undefined, heading: undefined, blocks: [block] });
  }
  return sections;
}

/** The table of contents. */
export function getContents(
  sections: readonly ArticleSection[],
): ContentsEntry[] {
  return sections.flatMap(({ id, heading, level }) =>
    heading ? [{ id, title: headingText(heading), level }] : [],
  );
}

/** Steps are numbered (SPEC.md section 2). */
export function headingText({ kind, number, title, text }: Block): string {
  return kind === 'step' ? `${number}. ${title}` : (text ?? '');
}

/** The words that are displayed, without markup and links' addresses. */
export function wordCount(blocks: readonly Block[]): number {
  return stringsWithPaths(blocks)
    .filter(({ path }) => path.at(-1) !== 'kind' && path.at(-1) !== 'sign')
    .reduce((sum, { value }) => sum + wordsIn(value), 0);
}
