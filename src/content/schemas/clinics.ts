import { z } from 'zod';
import { heading } from './builders';
import { notes } from './fields';

/** data/clinics.json: shown on /faq and on the pages of templates that ask for it. */
export const clinics = z.strictObject({
  title: heading('For clinics and practices'),
  notes: notes('What clinics ask before they share patients’ details.'),
});
