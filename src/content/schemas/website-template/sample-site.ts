import { z } from 'zod';
import {
  field,
  fieldRules,
  listOf,
  objectType,
  object,
  objects,
} from '../builders';
import { flag, text } from '../shared-fields';
import { DEFAULT_SAMPLE_LAYOUT, SAMPLE_LAYOUTS } from '../../constants';
import { pageTitle, sampleTitle } from '../../text/page-title';
import { sampleBlock } from './sample-blocks';
import { pageName, sampleRow } from './sample-parts';

export const sampleSite = objectType('SampleSite', {
  firm: text('The invented firm.', 'Village Bakery').register(fieldRules, {
    unique: 'title',
    publishedAs: (firm, brand) => pageTitle(sampleTitle(firm), brand),
  }),
  layout: field(
    z.enum(SAMPLE_LAYOUTS).optional(),
    `How its pages are laid out, whatever its trade; "${DEFAULT_SAMPLE_LAYOUT}" where it is left out.`,
    'shop',
  ),
  notice: text('A line over every header.', 'Closed on Monday.').optional(),
  cart: object('SampleCart', 'A shop’s cart, in every header.', {
    page: pageName('The page of the template that it opens.'),
    pieces: field(
      z.int().min(1).optional(),
      'How many pieces are in it from the start: those of the sample order.',
      3,
    ),
  }).optional(),
  action: object('SampleAction', 'The button in the header of every page.', {
    label: text('What it says.', 'Order for tomorrow'),
    leadsTo: pageName('The page of the template that it opens.'),
  }).optional(),
  footer: object('SampleFooter', 'The foot of every page.', {
    text: text('A sentence of the firm.', 'Baked here since 1987.'),
    rows: listOf(sampleRow, 'row', 'Telephone, address, opening hours.'),
  }).optional(),
  pages: objects(
    'SamplePage',
    'page',
    'What the included pages show. A page that is not named here shows what the template says of itself.',
    {
      name: pageName('The page, as "pages" of the template names it.'),
      outOfMenu: flag(
        'Leaves it out of the menu: other pages lead to it, as to a cart. The foot of every page lists it.',
      ),
      blocks: listOf(sampleBlock, 'block', 'What it shows, from the top.'),
    },
  ),
});
