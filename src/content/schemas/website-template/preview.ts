import { z } from 'zod';
import { previewLayouts } from '../../constants';
import { field, namedObject } from '../builders';
import { text } from '../fields';
import { previewBlock } from './preview-blocks';
import { previewRow } from './preview-row';

/** The small website inside a template’s preview. */
export const templatePreview = namedObject('TemplatePreview', {
  firm: field(text, 'The invented firm.', 'Village Bakery'),
  layout: field(
    z.enum(previewLayouts).optional(),
    'How its pages are laid out, whatever its trade; "practice" where it is left out.',
    'shop',
  ),
  notice: field(
    text.optional(),
    'A line over the header of every page.',
    'Closed on the August bank holiday.',
  ),
  action: field(
    namedObject('PreviewAction', {
      label: field(text, 'What it says.', 'Order for tomorrow'),
      leadsTo: field(
        text,
        'The page that it opens: one that the template includes; the checker looks.',
        'Shop',
      ),
    }).optional(),
    'The button in the header of every page.',
  ),
  footer: field(
    namedObject('PreviewFooter', {
      text: field(text, 'A sentence of the firm.', 'Baked here since 1987.'),
      rows: field(
        z.array(previewRow).min(1, 'at least one row'),
        'Telephone, address, opening hours. The layout "clinic" shows the first at the top, too, beside the notice.',
      ),
    }).optional(),
    'What stands at the foot of every page, beside the list of pages.',
  ),
  pages: field(
    z
      .array(
        namedObject('PreviewPage', {
          name: field(
            text,
            'The page, as "pages" of the template names it; the checker looks.',
            'Shop',
          ),
          outOfMenu: field(
            z.boolean().optional(),
            'true leaves it out of the menu: other pages lead to it, as to a cart. The foot of every page lists it.',
            true,
          ),
          blocks: field(
            z.array(previewBlock).min(1, 'at least one block'),
            'What it shows, from the top.',
          ),
        }),
      )
      .min(1, 'at least one page'),
    'What the included pages show. A page that is not named here shows what the template says of itself.',
  ),
});
