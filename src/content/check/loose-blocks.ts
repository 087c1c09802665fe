import type { Block } from '../../blog/sections-of';
import { listAt, partAt, textAt, textsAt } from '../loose';

/** Takes the body of a post, whatever it is; gives its blocks as pages read them, what is no text left out. */
export function looseBlocks(body: unknown): Block[] {
  return listAt(body).map((block) => {
    const number = partAt(block, 'number');
    return {
      kind: textAt(block, 'kind') ?? '',
      title: textAt(block, 'title') ?? null,
      text: textAt(block, 'text') ?? null,
      number: typeof number === 'number' ? number : null,
      items: textsAt(block, 'items'),
      source: textAt(block, 'source') ?? null,
    };
  });
}
