import { z } from 'zod';
import { field, objects } from './builders';
import { isoDay } from './fields';
import { words } from './shared-fields';
import { action, intro } from './common';

/** Measured by `npm run bench -- figures` (tools/bench/figures.mjs). */
const siteFigureKeys = ['bytes', 'scripts', 'cookies', 'hosts', 'axe'] as const;

/** data/site-figures.json: figures of this site, each with where to check it. */
export const siteFigures = z.strictObject({
  ...intro.shape,
  measuredOn: words('What stands before the day.', 'Measured on'),
  day: field(isoDay, 'The day of the measurement.'),
  items: objects('SiteFigure', 'figure', 'The figures.', {
    key: field(z.enum(siteFigureKeys), 'What is measured.', 'bytes'),
    value: words('The figure: “npm run bench -- figures” writes it.', '66 kB'),
    label: words('What it counts.', 'to open this page'),
    check: field(action, 'Where a visitor can check it.'),
  }),
});
