import { z } from 'zod';
import { field, namedObject } from '../builders';
import { altText, picture } from '../fields';

/** The sections between a product's hero and its closing section. */
const productSections = [
  'stats',
  'features',
  'calculator',
  'benefits',
] as const;

/** How a product's page is composed; what is left out has a default, so that a new product needs none of it. */
export const productLayout = namedObject('ProductLayout', {
  order: field(
    z
      .array(z.enum(productSections))
      .refine(
        (names) =>
          [...names].sort().join() === [...productSections].sort().join(),
        `each of ${productSections.join(', ')} once`,
      )
      .optional(),
    'The sections between the top and the end of the page, from top to bottom. The place of the calculator stays empty where there is none.',
    ['features', 'stats', 'calculator', 'benefits'],
  ),
  hero: field(
    z
      .enum(['beside', 'canvas', 'centred', 'figure', 'mirrored', 'objects'])
      .optional(),
    'beside: the panel beside the words; canvas: a very wide panel below them; centred: the words in the middle, over a panel as wide as the page; figure: the latest rating very large beside the panel; mirrored: the panel before the words; objects: beside the words, without a window around it. Left out, beside.',
    'canvas',
  ),
  stats: field(
    z.enum(['row', 'lead', 'field']).optional(),
    'row: figures of one size; lead: the first figure very large; field: on the dark field. Left out, row.',
    'lead',
  ),
  features: field(
    z
      .enum(['flow', 'mosaic', 'rail', 'poster', 'path', 'index', 'receipt'])
      .optional(),
    'flow: joined by a line as the steps of a workflow; mosaic: large and small cells; rail: the first one large beside the heading; poster: one part of the product very large; path: parts of the product along a line; index: cards of a card index; receipt: rows of one long receipt. Left out, flow.',
    'mosaic',
  ),
  benefits: field(
    z.enum(['below', 'beside', 'beside-right', 'over']).optional(),
    'Where the points stand: below the workbench, beside it (with the picture on the left, or on the right for beside-right), or on a card over its lower edge. Left out, below.',
    'beside',
  ),
});

/** The product as an object on the workbench, with a picture for each theme. */
export const workbench = namedObject('Workbench', {
  morning: field(
    picture,
    'The picture of the light theme, best 1600 × 1000 px, with the object in its middle third.',
    '../images/bench/smartcall-ai.jpg',
  ),
  morningAlt: field(
    altText,
    'What it shows, in words.',
    'A blue telephone receiver on a workbench in the morning sun',
  ),
  lamp: field(
    picture.optional(),
    'The same by lamplight, for the dark theme. Left out, the first one in both.',
    '../images/bench/smartcall-ai-lamp.jpg',
  ),
  lampAlt: field(
    altText.optional(),
    'What that one shows, in words.',
    'A blue telephone receiver on a workbench by lamplight',
  ),
});
