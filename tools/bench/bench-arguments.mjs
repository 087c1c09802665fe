import { parseArgs } from 'node:util';
import { wholeNumbers } from './arguments.mjs';

const PARTS = ['pages', 'build', 'growth', 'develop'];

/**
 * Takes what follows the command; gives the parts to measure, how often, the routes if some are named, the numbers of
 * posts, rising, and of edits. Throws for anything it does not know.
 */
export function readBenchArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      routes: { type: 'string' },
      posts: { type: 'string', default: '100,1000,10000' },
      edits: { type: 'string', default: '24' },
    },
  });
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown)
    throw new Error(`The parts are ${PARTS.join(', ')}, not ${unknown}`);
  return {
    parts: positionals.length > 0 ? positionals : PARTS,
    runs: Math.max(...wholeNumbers('--runs', values.runs)),
    routes: values.routes?.split(','),
    posts: wholeNumbers('--posts', values.posts),
    edits: Math.max(...wholeNumbers('--edits', values.edits)),
  };
}
