import type { Content } from '../content';
import { textsOf } from '../content';
import type { PictureShelf } from '../pictures';
import { placesOf } from '../places';
import type { Finding } from '../problem';
import { adviceFindings } from './advice';
import { linkFindings } from './links';
import { pictureFindings } from './pictures';
import { redirectFindings } from './redirects';
import { referenceFindings } from './references';
import { uniqueFindings } from './unique';

/** Checks what no schema can: one file against the others, pictures, links, and what deserves a warning. */
export function ruleFindings(
  content: Content,
  pictures: PictureShelf,
): Finding[] {
  const places = placesOf(content);
  const texts = textsOf(content);
  return [
    ...uniqueFindings(content),
    ...referenceFindings(content, texts),
    ...pictureFindings(texts, pictures),
    ...linkFindings(texts, places),
    ...redirectFindings(content, places),
    ...adviceFindings(content, texts),
  ];
}
