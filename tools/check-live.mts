// npm run check:live — names what has to be confirmed or replaced before the site goes live: claims without evidence or
// no longer where they were, and invented addresses and numbers. Exits with 1 while there is any. Sample sites and demos
// are fiction, and shown as such, so they may keep theirs.
import { parse } from 'node:path';
import { checkContent } from '../src/content/check/check';
import { readSources } from '../src/content/check/files';
import { issuesText } from '../src/content/check/report';
import { inventedContactsIn } from './lib/invented-contacts';

const result = checkContent('data');
if (!result.ok) {
  console.error(`${issuesText(result.issues)}\n`);
  console.error('data/ has mistakes: fix them first.');
  process.exit(1);
}
const claims = result.content.Claim.flatMap(({ value }) => value)
  .filter(({ evidence }) => evidence === undefined)
  .map(({ says, where }) => `  ${where[0]?.file} ${where[0]?.field} · ${says}`);
const moved = result.issues
  .filter(({ file }) => file === 'data/claims.json')
  .map(({ file, line, message }) => `  ${file}:${line} · ${message}`);
const invented = readSources('data')
  .filter(
    ({ file }) => parse(file).dir !== 'templates' && file !== 'demos.json',
  )
  .flatMap(({ file, bytes }) =>
    inventedContactsIn(bytes.toString()).map(
      (found) => `  data/${file}:${found}`,
    ),
  );
for (const [title, lines] of [
  ['Claims without evidence (data/claims.json)', claims],
  ['Claims that are not where data/claims.json says', moved],
  ['Invented addresses and numbers', invented],
] as const)
  if (lines.length > 0) console.error(`${title}:\n${lines.join('\n')}\n`);
const count = claims.length + moved.length + invented.length;
if (count > 0) {
  console.error(
    `${count} things have to be confirmed or replaced before this site goes live.`,
  );
  process.exitCode = 1;
} else console.log('Nothing is left to confirm: the site can go live.');
