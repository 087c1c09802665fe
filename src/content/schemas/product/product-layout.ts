import { z } from 'zod';
import { field, namedObject, object } from '../builders';
import { altText } from '../fields';
import { picture } from '../shared-fields';

/** What the `annotated` layout draws: its parts are the features’ mini panels. */
const annotatedObjects = ['receipt', 'phone', 'chain'] as const;

export type AnnotatedObject = (typeof annotatedObjects)[number];

/** The layout of a product's page. Every part has a default, so a new product needs none. */
export const productLayout = namedObject('ProductLayout', {
  hero: field(
    z.enum(['staged', 'wide']).optional(),
    'staged: the panel beside the words; wide: below them, as wide as the page. Left out, staged.',
    'wide',
  ),
  features: field(
    z.enum(['mosaic', 'ledger', 'track', ...annotatedObjects]).optional(),
    'mosaic: large and small cells; track: six steps on a line across the page; ledger: one long record, with the features in its margin; receipt, phone or chain: a line from each feature to its part of one long receipt, of a chat on a phone, or of a chain of cards. Left out, mosaic.',
    'chain',
  ),
});

export type FeaturesLayout = NonNullable<
  z.infer<typeof productLayout>['features']
>;

/** The product as an object on the workbench, with a picture for each theme. */
export const workbench = object('Workbench', 'The picture of the workbench.', {
  light: picture(
    'The picture of the light theme, best 1600 × 1000 px, with the object in its middle third.',
    '../images/bench/smartcall-ai.jpg',
  ),
  dark: picture(
    'The same by lamplight, for the dark theme. Left out, the first one in both.',
    '../images/bench/smartcall-ai-lamp.jpg',
  ).optional(),
  alt: altText,
});
