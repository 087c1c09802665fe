// npm run check:content — checks all of data/ and prints every problem on a line of its own.
import path from 'node:path';
import { checkContent } from '../src/content/check/check';
import { problemLine } from '../src/content/check/problem';

const result = checkContent(path.resolve('data'));

if (result.ok) {
  const files = Object.values(result.content).flat().length;
  console.log(`data/ is right: ${files} files checked.`);
} else {
  for (const problem of result.problems) console.error(problemLine(problem));
  const { length } = result.problems;
  console.error(`${length} ${length === 1 ? 'problem' : 'problems'} in data/.`);
  process.exitCode = 1;
}
