import type { Loose } from '../loose-file';
import { placesOf } from '../places';
import type { Finding } from '../problem';
import { altTextFindings } from './alt-text';
import { linkFindings } from './links';
import { pictureFindings } from './pictures';
import { readTimeFindings } from './read-time';
import { redirectFindings } from './redirects';
import { referenceFindings } from './references';
import { seoFindings } from './seo';
import { uniqueFindings } from './unique';

/** Checks what no schema can: one file against the others, pictures, links, and what deserves a warning. */
export function ruleFindings(loose: Loose): Finding[] {
  const places = placesOf(loose);
  return [
    ...uniqueFindings(loose),
    ...referenceFindings(loose),
    ...pictureFindings(loose),
    ...linkFindings(loose, places),
    ...redirectFindings(loose, places),
    ...seoFindings(loose),
    ...readTimeFindings(loose),
    ...altTextFindings(loose),
  ];
}
