import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getLocation } from 'jsonc-parser';
import { type Issue, locatedIssue } from './issue';
import type { LocatedIssue } from './report';

/** A word in the report of cspell; row and column count from 1. */
interface Word {
  text: string;
  uri: string;
  offset: number;
  row: number;
  col: number;
  suggestions: string[];
}

const CSPELL = [
  'node_modules/cspell/bin.mjs',
  ...['--no-progress', '--no-summary', '--no-exit-code', '--show-suggestions'],
  ...['--reporter', '@cspell/cspell-json-reporter'],
];

/**
 * Warnings of words in a data folder that the dictionaries of cspell.yaml don't have. In a process of its own, since it
 * takes some seconds. Rejects when cspell fails.
 */
export async function spellingIssues(dataDir: string): Promise<LocatedIssue[]> {
  const glob = `${dataDir.split(path.sep).join('/')}/**/*.json`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...CSPELL, glob],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { issues } = JSON.parse(stdout) as { issues: Word[] };
  return issues.map((word) => issueOf(word, dataDir));
}

function issueOf(word: Word, dataDir: string): LocatedIssue {
  const source = fileURLToPath(word.uri);
  const { path: field } = getLocation(
    fs.readFileSync(source, 'utf8'),
    word.offset,
  );
  const issue: Issue = {
    file: path.relative(dataDir, source).split(path.sep).join('/'),
    path: field,
    position: { line: word.row, column: word.col },
    expected:
      'words that the dictionary has (if it is right, add it under Shared › Words)',
    found: `“${word.text}”`,
    suggestion: word.suggestions[0],
    severity: 'warning',
  };
  return locatedIssue(issue, '');
}
