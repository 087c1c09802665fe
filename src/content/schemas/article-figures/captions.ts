import { field } from '../builders';
import { text } from '../fields';

// What all figures of articles have.

export const figureTitle = field(
  text,
  'The heading of the figure: what it shows, in a few words.',
  'What six missed calls a week cost',
);

export const figureNote = field(
  text.optional(),
  'Small print under it, such as where the figures are from.',
  'An invented plumber.',
);
