import { MAIN_ID, uniqueAnchorOf } from '../../content/anchors';

/** A block of an article as GraphQL has it: one flattened type for all kinds. */
export type Block = Queries.ArticleBlockFieldsFragment;

/** A part of an article under a heading or a numbered step: its anchor, what opens it and the blocks that follow. */
export interface TitledSection {
  id: string;
  opening: Block;
  blocks: Block[];
}

/** What stands before the first heading. */
interface UntitledSection {
  id: undefined;
  opening: undefined;
  blocks: Block[];
}

export type ArticleSection = TitledSection | UntitledSection;

/** A line of the contents list: the section it leads to, and what that is called. */
export interface ContentsEntry {
  id: string;
  title: string;
}

/** Takes the blocks of an article; gives its sections. A heading or a numbered step opens one; ids are unique. */
export function sectionsOf(blocks: readonly Block[]): ArticleSection[] {
  const sections: ArticleSection[] = [];
  const ids = new Set<string>([MAIN_ID]);
  for (const block of blocks) {
    const current = sections.at(-1);
    if (block.kind === 'heading' || block.kind === 'step')
      sections.push({
        id: uniqueAnchorOf(block.title ?? block.text ?? '', ids),
        opening: block,
        blocks: [],
      });
    else if (current) current.blocks.push(block);
    else sections.push({ id: undefined, opening: undefined, blocks: [block] });
  }
  return sections;
}

/** Takes the sections of an article; gives those that have a heading, for its contents list. */
export function contentsOf(
  sections: readonly ArticleSection[],
): ContentsEntry[] {
  return sections.flatMap(({ id, opening }) =>
    opening ? [{ id, title: titleOf(opening) }] : [],
  );
}

/** Takes what opens a section; gives its heading as one text, with the number of a step (SPEC.md section 2). */
export function titleOf({ kind, number, title, text }: Block): string {
  return kind === 'step' ? `${number}. ${title}` : (text ?? '');
}
