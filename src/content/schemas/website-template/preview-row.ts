import { field, namedObject } from '../builders';
import { text } from '../fields';

/** A label and its value in a sample site, such as a dish and its price. */
export const previewRow = namedObject('PreviewRow', {
  label: field(text, 'What stands on the left.', 'Monday'),
  value: field(text, 'What stands on the right.', '7:00 to 17:00'),
  text: field(
    text.optional(),
    'A sentence under them, in the block "rows".',
    'Bread until it is sold.',
  ),
});
