import { wordCount } from '../../../blog/word-count';
import { partAt, textAt } from '../../loose';
import { looseBlocks } from '../loose-blocks';
import type { Loose } from '../loose-file';
import { filesOf } from '../loose-file';
import type { Finding } from '../problem';
import { shown } from '../problem';

const WORDS_A_MINUTE = 200;

/** How far a read time may be off, in minutes. */
const TOLERANCE = 2;

/** Warns of articles that say they take much longer or shorter to read than they do. */
export function readTimeFindings(loose: Loose): Finding[] {
  return filesOf(loose, 'Post').flatMap(({ file, value }) => {
    const readTime = textAt(value, 'readTime');
    const stated = Number(/^(\d+) min read$/.exec(readTime ?? '')?.[1]);
    const body = partAt(value, 'body');
    if (body === undefined || Number.isNaN(stated)) return [];
    const words = wordCount(looseBlocks(body));
    const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
    return Math.abs(stated - minutes) <= TOLERANCE
      ? []
      : [
          {
            file,
            path: ['readTime'],
            expected: `about ${minutes} min, for ${words} words at ${WORDS_A_MINUTE} a minute`,
            found: shown(readTime),
            suggestion: shown(`${minutes} min read`),
            severity: 'warning',
          },
        ];
  });
}
