import { z } from 'zod';
import { field } from './described';
import { text } from './fields';
import { graphqlName, namedObject } from '../generated/graphql-names';
import {
  cardsBlock,
  peopleBlock,
  productsBlock,
  stepsBlock,
  worksBlock,
} from './preview-blocks/card-blocks';
import {
  formBlock,
  plansBlock,
  slotsBlock,
} from './preview-blocks/choice-blocks';
import {
  placeBlock,
  rowsBlock,
  statsBlock,
} from './preview-blocks/fact-blocks';
import {
  heroBlock,
  questionsBlock,
  quoteBlock,
  textBlock,
} from './preview-blocks/word-blocks';

// The small website inside the preview of a website template: what its included pages show, block by block.
// Each field name has one meaning over all kinds, because GraphQL knows them as one flattened type.

export const previewBlock = z
  .discriminatedUnion('kind', [
    heroBlock,
    textBlock,
    productsBlock,
    peopleBlock,
    worksBlock,
    cardsBlock,
    rowsBlock,
    slotsBlock,
    plansBlock,
    formBlock,
    quoteBlock,
    questionsBlock,
    stepsBlock,
    statsBlock,
    placeBlock,
  ])
  .register(graphqlName, { name: 'PreviewBlock' });

/**
 * The small website of a template: an invented firm and, for each included page, what it shows. A page that is not
 * named here shows what the template says of itself, so that every included page is there.
 */
export const templatePreview = namedObject('TemplatePreview', {
  firm: field(text, 'The invented firm.', 'Village Bakery'),
  pages: field(
    z
      .array(
        namedObject('PreviewPage', {
          name: field(
            text,
            'The page, as "pages" of the template names it; the checker looks.',
            'Shop',
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
