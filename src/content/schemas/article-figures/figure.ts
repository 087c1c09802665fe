import type { z } from 'zod';
import { variant } from '../builders';
import { words } from '../shared-fields';

const title = words(
  'The heading of the figure: what it shows, in a few words.',
  'What six missed calls a week cost',
);

const note = words(
  'Small print under it, such as where the figures are from.',
  'An invented plumber.',
).optional();

/** A figure of an article: between its title and its small print the fields of its kind. */
export function figure<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return variant(kind, description, { title, ...shape, note });
}
