import { wordsIn } from '../../content/inline';
import type { Block } from './sections-of';

/** Takes the blocks of an article; gives the number of words a reader reads: no markup, no addresses of links. */
export function wordCount(blocks: readonly Block[]): number {
  return blocks
    .flatMap(({ title, text, items, source }) => [
      title,
      text,
      ...(items ?? []),
      source,
    ])
    .reduce((sum, text) => sum + wordsIn(text ?? ''), 0);
}
