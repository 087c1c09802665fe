import { z } from 'zod';
import { field, graphqlName } from '../builders';
import { text } from '../fields';
import { previewRow } from './preview-row';

const worker = z
  .strictObject({
    name: field(text, 'Who works.', 'Ines'),
    role: field(text.optional(), 'As what.', 'Baker'),
    shifts: field(
      z.array(z.string()),
      'When, for each column; "" for a day off.',
      ['04:00–12:00'],
    ),
    hours: field(text.optional(), 'How long in all.', '37.5'),
    fills: field(
      z.int().min(1).optional(),
      'The column, from 1, of a shift that was open until now: it fills while a visitor looks.',
      7,
    ),
  })
  .register(graphqlName, { name: 'PreviewWorker' });

/** A rota, for software that draws one. */
export const rotaBlock = z
  .strictObject({
    kind: field(
      z.literal('rota'),
      'A rota: who works on which day. A hero above it shows it as the firm’s product.',
    ),
    title: field(text, 'The heading.', 'This week'),
    text: field(text.optional(), 'A sentence under it.', 'Mill Lane, June.'),
    columns: field(
      z.array(text).min(1, 'at least one column'),
      'The days over the columns.',
      ['Mon 2'],
    ),
    workers: field(
      z.array(worker).min(1, 'at least one person'),
      'Who works, each with as many shifts as there are columns.',
    ),
    total: field(previewRow.optional(), 'A last line, such as the hours.'),
  })
  .superRefine(({ columns, workers }, context) => {
    for (const [index, { shifts }] of workers.entries())
      if (shifts.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['workers', index, 'shifts'],
          message: `${columns.length} shifts, one for each column`,
        });
  });
