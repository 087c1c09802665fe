import { z } from 'zod';
import { field, namedObject } from './builders';
import { action, intro } from './common';
import { text } from './fields';

/** What the build can say of itself: src/gatsby/finishing/site-figures.ts measures it. */
export const siteFigureKeys = [
  'bytes',
  'scripts',
  'cookies',
  'axe',
  'headers',
] as const;

export type SiteFigureKey = (typeof siteFigureKeys)[number];

/** True figures of this site, each with where to check it. */
export const siteFigures = namedObject('SiteFigures', {
  ...intro.shape,
  items: field(
    z
      .array(
        namedObject('SiteFigure', {
          key: field(
            z.enum(siteFigureKeys),
            'Which figure the build puts here.',
            'bytes',
          ),
          label: field(text, 'What it counts.', 'to open this page'),
          check: field(action, 'Where a visitor can check it.'),
        }),
      )
      .min(1, 'at least one figure'),
    'The figures.',
  ),
});
