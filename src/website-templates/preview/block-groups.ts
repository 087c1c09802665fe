import type { PreviewBlock } from './preview-fields';

/** A block, and those beside it where there is room. */
interface BlockGroup {
  main: PreviewBlock;
  aside: PreviewBlock[];
}

/** Puts rows beside what they belong to, a block of one of these kinds, and the way on after a sum below it. */
export function groupBlocks(
  blocks: readonly PreviewBlock[],
  kinds: readonly string[],
): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const hasPlace = last && kinds.includes(last.main.kind);
    const isRows = block.kind === 'rows' && last?.aside.length === 0;
    const isWayOn =
      block.kind === 'hero' &&
      last?.aside.length === 1 &&
      last.main.kind !== 'form';
    if (hasPlace && (isRows || isWayOn)) last.aside.push(block);
    else groups.push({ main: block, aside: [] });
  }
  return groups;
}
