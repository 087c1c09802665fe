import { z } from 'zod';
import { field, graphqlName, namedObject } from '../builders';
import { altText, picture, text } from '../fields';
import { previewRow } from './preview-row';

const view = z
  .strictObject({
    image: field(
      picture,
      'A picture, at least 640 × 480 px, by its path from this file. The checker looks for the file and its size.',
      '../images/bakery/loaf-cut.jpg',
    ),
    imageAlt: field(altText, 'What it shows, in words.', 'The loaf, cut open'),
  })
  .register(graphqlName, { name: 'PreviewView' });

/** One thing for sale: further pictures of it, and what a customer chooses. */
export const product = namedObject('PreviewProduct', {
  views: field(
    z.array(view).min(1, 'at least one picture'),
    'Further pictures of it.',
  ),
  choice: field(text, 'What a customer chooses.', 'Size'),
  options: field(
    z.array(previewRow).min(2, 'at least two options'),
    'Between what, each with what is left of it.',
  ),
});
