import { z } from 'zod';
import { type FieldRule, field, namedObject, object } from '../builders';
import { altText } from '../fields';
import { picture } from '../shared-fields';
import { DEFAULT_FEATURES_LAYOUT } from '../../constants';

/** The layouts for which features/annotated.tsx draws an object made of the features’ mini panels. */
const ANNOTATED_OBJECTS = ['receipt', 'phone', 'chain'] as const;

export type AnnotatedObject = (typeof ANNOTATED_OBJECTS)[number];

/** The layout of a product's page. Every part has a default, so a new product needs none. */
export const productLayout = namedObject('ProductLayout', {
  hero: field(
    z.enum(['staged', 'wide']).optional(),
    'staged: the panel beside the words; wide: below them, as wide as the page. Left out, staged.',
    'wide',
  ),
  features: field(
    z.enum(['mosaic', 'ledger', 'track', ...ANNOTATED_OBJECTS]).optional(),
    `mosaic: large and small cells; track: six steps on a line across the page; ledger: one long record, with the features beside it; receipt, phone or chain: a line from each feature to its part of one long receipt, of a chat on a phone, or of a chain of cards. Left out, ${DEFAULT_FEATURES_LAYOUT}.`,
    'chain',
  ),
});

export type FeaturesLayout = NonNullable<
  z.infer<typeof productLayout>['features']
>;

/** Things on a workbench, with a picture for each theme. */
export const workbenchOf = (hint: string, path: string, size?: FieldRule) =>
  object('Workbench', 'The picture of the workbench.', {
    light: picture(`For the light theme, ${hint}.`, `${path}.jpg`, size),
    dark: picture('For the dark one, by lamplight.', `${path}-lamp.jpg`, size),
    alt: altText,
  });

export const workbench = workbenchOf(
  'best 1600 × 1000 px, with the object in its middle third',
  '../images/bench/smartcall-ai',
);
