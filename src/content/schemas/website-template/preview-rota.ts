import { z } from 'zod';
import { field, listOf, namedObject, variant } from '../builders';
import { text } from '../fields';
import { previewRow } from './preview-parts';
import { heading, words } from '../shared-fields';

const worker = namedObject('PreviewWorker', {
  name: words('Who works.', 'Ines'),
  role: words('As what.', 'Baker').optional(),
  shifts: field(
    z.array(z.string()),
    'When, for each column; "" for a day off.',
    ['04:00–12:00'],
  ),
  hours: words('How long in all.', '37.5').optional(),
  fills: field(
    z.int().min(1).optional(),
    'The column, from 1, of a shift that was open until now: it fills while a visitor looks.',
    7,
  ),
});

/** A rota, for software that draws one. */
export const rotaBlock = variant(
  'rota',
  'A rota. A hero above it shows it as the firm’s product.',
  {
    title: heading('This week'),
    text: words('A sentence under it.', 'Mill Lane, June.').optional(),
    columns: listOf(text, 'column', 'The days over the columns.', ['Mon 2']),
    workers: listOf(
      worker,
      'person',
      'Who works, each with as many shifts as there are columns.',
    ),
    total: field(previewRow.optional(), 'A last line, such as the hours.'),
  },
).superRefine(({ columns, workers }, context) => {
  for (const [index, { shifts }] of workers.entries())
    if (shifts.length !== columns.length)
      context.addIssue({
        code: 'custom',
        path: ['workers', index, 'shifts'],
        message: `${columns.length} shifts, one for each column`,
      });
});
