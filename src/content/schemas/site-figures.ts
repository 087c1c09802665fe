import { z } from 'zod';
import { field, namedObject } from './builders';
import { action, intro } from './common';
import { isoDay, text } from './fields';

/** What `npm run bench -- figures` measures (tools/bench/figures.mjs). */
const siteFigureKeys = ['bytes', 'scripts', 'cookies', 'hosts', 'axe'] as const;

/** data/site-figures.json: figures of this site, each with where to check it. */
export const siteFigures = z.strictObject({
  ...intro.shape,
  measuredOn: field(text, 'What stands before the day.', 'Measured on'),
  day: field(isoDay, 'The day of the measurement.'),
  items: field(
    z
      .array(
        namedObject('SiteFigure', {
          key: field(z.enum(siteFigureKeys), 'What is measured.', 'bytes'),
          value: field(
            text,
            'The figure: “npm run bench -- figures” writes it.',
            '66 kB',
          ),
          label: field(text, 'What it counts.', 'to open this page'),
          check: field(action, 'Where a visitor can check it.'),
        }),
      )
      .min(1, 'at least one figure'),
    'The figures.',
  ),
});
