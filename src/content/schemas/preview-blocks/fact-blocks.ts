import { z } from 'zod';
import { field } from '../described';
import { text } from '../fields';
import { namedObject } from '../../generated/graphql-names';
import { stat } from '../parts';

// Blocks of the small websites inside previews that tell facts: rows, figures, a place.

const row = namedObject('PreviewRow', {
  label: field(text, 'What stands on the left.', 'Monday'),
  value: field(text, 'What stands on the right.', '7:00 to 17:00'),
});

/** A list of labels and values: a basket, opening hours, a price list. `total` stands under a line. */
export const rowsBlock = z.strictObject({
  kind: field(
    z.literal('rows'),
    'Labels and values: a basket, opening hours, a price list.',
  ),
  title: field(text, 'The heading.', 'Opening hours'),
  rows: field(z.array(row).min(1, 'at least one row'), 'The rows.'),
  total: field(row.optional(), 'A last row under a line.'),
});

export const statsBlock = z.strictObject({
  kind: field(z.literal('stats'), 'Figures.'),
  stats: field(z.array(stat).min(2, 'at least two figures'), 'The figures.'),
});

/** Where to find the firm, on a drawn map. */
export const placeBlock = z.strictObject({
  kind: field(z.literal('place'), 'Where to find the firm, on a drawn map.'),
  title: field(text, 'The heading.', 'Find us'),
  address: field(text, 'The address.', '4 Mill Lane, Hebden'),
});
