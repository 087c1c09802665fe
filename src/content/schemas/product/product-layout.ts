import { z } from 'zod';
import { DEFAULT_FEATURES_LAYOUT } from '../../constants';
import { field, type FieldRule, object, objectType } from '../builders';
import { altText } from '../fields';
import { picture } from '../shared-fields';

/** The layout of a product's page. Every part has a default, so a new product needs none. */
export const productLayout = objectType('ProductLayout', {
  hero: field(
    z.enum(['beside', 'below']).optional(),
    'beside: the panel beside the words; below: under them, as wide as the page. Left out, below.',
    'beside',
  ),
  features: field(
    z
      .enum(['mosaic', 'ledger', 'track', 'receipt', 'chain', 'phone'])
      .optional(),
    `mosaic: large and small cells; ledger: one long record, with the features beside it; track: steps on a line across the page; receipt: a line from each feature to its part of one long receipt; chain: the same with a chain of cards; phone: with one long phone, each "mini" of which is a phone. Left out, ${DEFAULT_FEATURES_LAYOUT}.`,
    'chain',
  ),
});

export type FeaturesLayout = NonNullable<
  z.infer<typeof productLayout>['features']
>;

/** A picture for each theme, of things on a workbench. */
export const themedPictureOf = (hint: string, path: string, size?: FieldRule) =>
  object('ThemedPicture', 'The picture of the workbench.', {
    light: picture(`For the light theme, ${hint}.`, `${path}.jpg`, size),
    dark: picture('For the dark one, by lamplight.', `${path}-lamp.jpg`, size),
    alt: altText,
  });

export const themedPicture = themedPictureOf(
  'best 1600 × 1000 px, with the object in its middle third',
  '../images/bench/smartcall-ai',
);
