import { anchorOf } from '../components/anchor';
import { MAIN_ID, MENU_ID } from '../layout/frame-ids';

/** A block of an article as GraphQL has it: one flattened type for all kinds. */
export type Block = Queries.ArticleBlockFieldsFragment;

/** A part of an article: what opens it, if anything does, and the blocks under it. */
export interface ArticleSection {
  id: string | undefined;
  opening: Block | undefined;
  blocks: Block[];
}

/** Takes the blocks of an article; gives its sections. A heading or a numbered step opens one; ids are unique. */
export function sectionsOf(blocks: readonly Block[]): ArticleSection[] {
  const sections: ArticleSection[] = [];
  const ids = new Set<string>([MAIN_ID, MENU_ID]);
  for (const block of blocks) {
    const current = sections.at(-1);
    if (block.kind === 'heading' || block.kind === 'step')
      sections.push({
        id: uniqueId(block.title ?? block.text ?? '', ids),
        opening: block,
        blocks: [],
      });
    else if (current) current.blocks.push(block);
    else sections.push({ id: undefined, opening: undefined, blocks: [block] });
  }
  return sections;
}

function uniqueId(title: string, taken: Set<string>): string {
  const base = anchorOf(title);
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
