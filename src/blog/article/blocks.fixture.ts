import type { BlockOf } from '../../content/schemas/blocks';

export const testHeading = (text: string): BlockOf<'heading'> => ({
  kind: 'heading',
  text,
});

export const paragraph = (text: string): BlockOf<'paragraph'> => ({
  kind: 'paragraph',
  text,
});

export const step = (
  number: number,
  title: string,
  text = 'What to do.',
): BlockOf<'step'> => ({ kind: 'step', number, title, text });
