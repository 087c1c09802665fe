import { parseArgs } from 'node:util';

const SIZES = '6,100,1000,5000';

/**
 * Takes what follows the command; gives the numbers of posts to measure with, rising, and the file for the figures if
 * one is named. Throws for anything it does not know.
 */
export function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: 'string', default: SIZES },
      json: { type: 'string' },
    },
  });
  const sizes = values.posts.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(
      `--posts takes whole numbers such as ${SIZES}, not ${values.posts}`,
    );
  return {
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    jsonFile: values.json,
  };
}
