import { z } from 'zod';
import { legalBlock } from './blocks';
import { isoDay, slug, text } from './fields';
import { namedObject } from './graphql-names';
import { seo } from './parts';

/** A legal text, one file each in data/legal: privacy policy and terms of service (SPEC.md section 2). */
export const legalDocument = z.strictObject({
  slug,
  title: text,
  summary: text,
  effective: isoDay,
  lastUpdated: isoDay,
  seo,
  sections: z
    .array(
      namedObject('LegalSection', {
        title: text,
        blocks: z.array(legalBlock).min(1, 'at least one block'),
      }),
    )
    .min(1, 'at least one section'),
});

export type LegalDocument = z.infer<typeof legalDocument>;
