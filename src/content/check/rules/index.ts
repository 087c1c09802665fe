import type { Content } from '../content';
import { textsOf } from '../content';
import type { ImageIndex } from '../pictures';
import { linkTargets } from '../places';
import type { Issue } from '../issue';
import { adviceIssues } from './advice';
import { linkIssues } from './links';
import { pictureIssues } from './pictures';
import { redirectIssues } from './redirects';
import { referenceIssues } from './references';
import { uniqueIssues } from './unique';

/** Checks what no schema can: one file against the others, pictures, links, and what deserves a warning. */
export function ruleIssues(content: Content, pictures: ImageIndex): Issue[] {
  const places = linkTargets(content);
  const texts = textsOf(content);
  return [
    ...uniqueIssues(content),
    ...referenceIssues(content, texts),
    ...pictureIssues(texts, pictures),
    ...linkIssues(texts, places),
    ...redirectIssues(content, places),
    ...adviceIssues(content, texts),
  ];
}
