import { field, namedObject } from '../builders';
import { text } from '../fields';

/** A label and its value in a sample site. */
export const previewRow = namedObject('PreviewRow', {
  label: field(text, 'What stands on the left.', 'Monday'),
  value: field(text, 'What stands on the right.', '7:00 to 17:00'),
});
