import type { PreviewBlock } from './preview-fields';

/** A block, and those beside it where there is room. */
interface BlockGroup {
  main: PreviewBlock;
  aside: PreviewBlock[];
}

/** Puts rows beside the form before them, a sum beside what is paid for, and the way on below the sum. */
export function groupBlocks(blocks: readonly PreviewBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isRows =
      block.kind === 'rows' &&
      (last?.main.kind === 'form' ||
        (last?.main.kind === 'cards' && block.total));
    const isWayOn = block.kind === 'hero' && last?.aside.at(-1)?.total;
    if (last && (isRows || isWayOn)) last.aside.push(block);
    else groups.push({ main: block, aside: [] });
  }
  return groups;
}
