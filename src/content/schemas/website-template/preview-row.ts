import { namedObject } from '../builders';
import { words } from '../texts';

/** A label and its value in a sample site, such as a dish and its price. */
export const previewRow = namedObject('PreviewRow', {
  label: words('What stands on the left.', 'Monday'),
  value: words('What stands on the right.', '7:00 to 17:00'),
  text: words(
    'A sentence under them, in the block "rows".',
    'Bread until it is sold.',
  ).optional(),
});
