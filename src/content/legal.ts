import { z } from 'zod';
import { legalBlock } from './blocks';
import { isoDay, slug, text } from './fields';
import { namedObject } from './graphql-names';
import { textAt } from './loose';
import { seo } from './parts';
import type { Breach } from './rules';
import { withRule } from './rules';

/** A legal text, one file each in data/legal: privacy policy and terms of service (SPEC.md section 2). */
export const legalDocument = withRule(
  z.strictObject({
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
  }),
  datesInOrder,
);

/** Days in ISO form are in order when their letters are. */
function datesInOrder(value: unknown): Breach[] {
  const effective = textAt(value, 'effective');
  const lastUpdated = textAt(value, 'lastUpdated');
  return effective !== undefined &&
    lastUpdated !== undefined &&
    isoDay.safeParse(effective).success &&
    isoDay.safeParse(lastUpdated).success &&
    lastUpdated < effective
    ? [
        {
          path: ['lastUpdated'],
          expected: `a day that is not before "effective", ${effective}`,
          found: lastUpdated,
        },
      ]
    : [];
}

export type LegalDocument = z.infer<typeof legalDocument>;
