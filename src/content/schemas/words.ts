import { z } from 'zod';
import { texts } from './builders';

/** data/words.json, which cspell.yaml imports. */
export const words = z.strictObject({
  words: texts(
    'word',
    'Words that are spelt correctly, although the spelling check doesn’t know them.',
    'webchat',
  ),
});
