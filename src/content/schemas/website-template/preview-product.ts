import { z } from 'zod';
import {
  field,
  graphqlName,
  listOf,
  namedObject,
  twoOrMore,
} from '../builders';
import { altText, picture } from '../fields';
import { previewRow } from './preview-row';
import { words } from '../texts';

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
  views: listOf(view, 'picture', 'Further pictures of it.'),
  choice: words('What a customer chooses.', 'Size'),
  options: twoOrMore(
    previewRow,
    'options',
    'Between what, each with what is left of it.',
  ),
});
