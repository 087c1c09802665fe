import { words } from '../texts';

// Fields of all figures of articles.

export const figureTitle = words(
  'The heading of the figure: what it shows, in a few words.',
  'What six missed calls a week cost',
);

export const figureNote = words(
  'Small print under it, such as where the figures are from.',
  'An invented plumber.',
).optional();
