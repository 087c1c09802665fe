import { z } from 'zod';
import { topLevelPath } from '../routes';
import { legalBlock } from './blocks';
import {
  field,
  heading,
  listOf,
  markupTexts,
  objects,
  prose,
  text,
} from './builders';
import { isoDay, seo, slug } from './fields';

/** A legal text, one file each in data/legal. */
export const legalDocument = z
  .strictObject({
    slug: field(
      slug(topLevelPath),
      'Its address, without the first slash.',
      'privacy-policy',
    ),
    title: heading('Privacy Policy'),
    summary: prose('A sentence or two.', 'What Larkfield collects and why.'),
    inShort: markupTexts(
      'line',
      'What matters most to readers, in up to five lines that only say what the text says. Without it there is no box “In short”.',
      'You may [cancel at any time](/terms-of-service#termination).',
    )
      .max(5, 'at most five lines')
      .optional(),
    effective: field(isoDay, 'The day from which it holds.', '2024-11-03'),
    lastUpdated: field(isoDay, 'The day of the last change.', '2025-03-03'),
    seo,
    sections: objects('LegalSection', 'section', 'The numbered sections.', {
      title: text('Its heading, unnumbered.', 'Information we collect'),
      blocks: listOf(legalBlock, 'block', 'Paragraphs and lists.'),
    }),
  })
  .refine(({ effective, lastUpdated }) => lastUpdated >= effective, {
    path: ['lastUpdated'],
    error: 'a day that is not before "effective"',
  });
