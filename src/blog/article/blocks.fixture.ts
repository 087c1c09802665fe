import type { Block } from './sections-of';

// Blocks of articles as GraphQL gives them, for tests. No page imports it.

/** Takes what a block of this kind has; gives it with null for what other kinds have. */
export function block(kind: string, rest: Partial<Block> = {}): Block {
  return {
    kind,
    text: null,
    items: null,
    number: null,
    title: null,
    source: null,
    ...rest,
  };
}

export const heading = (text: string) => block('heading', { text });

export const paragraph = (text: string) => block('paragraph', { text });

export const step = (number: number, title: string) =>
  block('step', { number, title, text: 'What to do.' });
