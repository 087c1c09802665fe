import type { Block } from './article-sections';

/** A block with null for every field that is not given. */
export function block(kind: string, rest: Partial<Block> = {}): Block {
  return {
    kind,
    text: null,
    items: null,
    number: null,
    title: null,
    source: null,
    note: null,
    ...{ lines: null, result: null, parts: null, total: null, bands: null },
    ...{ messages: null, moments: null, days: null, columns: null, rows: null },
    ...rest,
  };
}

export const heading = (text: string) => block('heading', { text });

export const paragraph = (text: string) => block('paragraph', { text });

export const step = (number: number, title: string) =>
  block('step', { number, title, text: 'What to do.' });
