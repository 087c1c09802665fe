// npm run typecheck — runs tsc, and says so when src/gatsby-types.d.ts is older than schemas or queries.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { TYPES } from './lib/run';

/** What the types are made from. */
const SOURCES = /^src\/content\/(?:schemas|kinds|converters)|graphql`/;

const modified = (file: string) => fs.statSync(file).mtimeMs;

/** Whether a schema or query has been edited since the types were written. */
function areTypesOld(): boolean {
  const options = ['--modified', '--others', '--exclude-standard'];
  return execFileSync('git', ['ls-files', ...options, 'src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        fs.existsSync(file) &&
        SOURCES.test(file + fs.readFileSync(file, 'utf8')),
    )
    .some((file) => modified(file) > modified(TYPES));
}

const { status, stdout } = spawnSync('npx', ['tsc'], {
  encoding: 'utf8',
});
process.stdout.write(stdout);
if (areTypesOld() || /\bQueries\b/.test(stdout))
  console.error(`${TYPES} may be out of date: run “npm run types”.`);
process.exitCode = status ?? 1;
