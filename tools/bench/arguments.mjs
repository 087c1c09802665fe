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
  return {
    sizes: wholeNumbers('--posts', values.posts),
    jsonFile: values.json,
  };
}

/** Takes an option's name and whole numbers above 0 between commas; gives them, each once, rising. */
export function wholeNumbers(option, words) {
  const numbers = words.split(',').map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0))
    throw new Error(
      `${option} takes whole numbers such as ${SIZES}, not ${words}`,
    );
  return [...new Set(numbers)].sort((a, b) => a - b);
}
