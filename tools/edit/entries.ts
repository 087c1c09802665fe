import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '../../src/content/check/check';
import type { LocatedIssue } from '../../src/content/check/issue';
import { listFiles, readSources } from '../../src/content/files';
import { kindOfFile } from '../../src/content/kinds';

/** Folders whose files are added and deleted. A legal text has a fixed address, so those are only edited. */
const GROWING = ['posts', 'products', 'templates'];
const PICTURE = /^images\/(?:[\w-]+\/)*[\w.-]+\.(?:jpe?g|png|webp|avif)$/;

/** Files below data/ with what they are to hold; undefined for one that is to go. */
type Changes = Map<string, Buffer | undefined>;

export interface SaveRequest {
  file: string;
  text: string;
  /** What the file held when its form was opened; missing for a new entry. */
  before: string | undefined;
  /** New pictures by their path below data/, in base64. */
  pictures: Record<string, string>;
}

/** Every content file of a data folder, and the names of its pictures. */
export function readEntries(dataDir: string) {
  return {
    growing: GROWING,
    entries: readSources(dataDir)
      .filter(({ file }) => kindOfFile(file))
      .map(({ file, bytes }) => ({ file, text: bytes.toString('utf8') })),
    pictures: listFiles(dataDir).filter((name) => PICTURE.test(name)),
  };
}

/** What became of a request. */
export interface Answer {
  isDone: boolean;
  /** Why nothing could be done, beside mistakes in the content. */
  refusal: string;
  issues: LocatedIssue[];
  /** The files that were saved or deleted, by their paths below data/. */
  changed: string[];
}

/** Saves an entry unless that would bring in a mistake. */
export function saveEntry(dataDir: string, request: SaveRequest): Answer {
  const { file, text, before, pictures } = request;
  const place = path.join(dataDir, file);
  if (before === undefined ? !mayGrow(file) : !kindOfFile(file))
    return refused(`data/${file} can’t be saved here.`);
  const now = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  if (now !== before)
    return refused(
      before === undefined
        ? `There is a file data/${file} already.`
        : 'This file has been changed elsewhere meanwhile: load the page anew.',
    );
  const changes: Changes = new Map([[file, Buffer.from(text)]]);
  for (const [name, bytes] of Object.entries(pictures)) {
    if (!PICTURE.test(name) || fs.existsSync(path.join(dataDir, name)))
      return refused(
        `The picture data/${name} is there already, or can’t have this name.`,
      );
    changes.set(name, Buffer.from(bytes, 'base64'));
  }
  if (text === before && changes.size === 1)
    return { isDone: true, refusal: '', issues: [], changed: [] };
  return apply(dataDir, file, changes);
}

/** Deletes an entry, and the pictures that no other entry shows, unless another entry needs it. */
export function deleteEntry(
  dataDir: string,
  { file }: { file: string },
): Answer {
  if (!mayGrow(file)) return refused(`data/${file} can’t be deleted here.`);
  const sources = readSources(dataDir);
  const picturesOf = (own: boolean) =>
    sources
      .filter((source) => (source.file === file) === own)
      .flatMap((source) => picturesIn(source.file, source.bytes.toString()));
  const others = picturesOf(false);
  const own = picturesOf(true).filter((name) => !others.includes(name));
  const gone = [file, ...own].map((name) => [name, undefined] as const);
  return apply(dataDir, file, new Map(gone));
}

function mayGrow(file: string): boolean {
  return GROWING.includes(path.dirname(file)) && /^[\w/-]+\.json$/.test(file);
}

/** The pictures below data/ that a file names by their path from it. */
function picturesIn(file: string, text: string): string[] {
  return [...text.matchAll(/"(\.{1,2}\/[^"]*)"/g)]
    .map(([, name = '']) => path.posix.join(path.dirname(file), name))
    .filter((name) => PICTURE.test(name));
}

function refused(refusal: string): Answer {
  return { isDone: false, refusal, issues: [], changed: [] };
}

/** Makes the changes unless they bring in a mistake: they are tried on a copy. Gives the issues that concern them. */
function apply(dataDir: string, file: string, changes: Changes): Answer {
  const trial = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-edit-'));
  try {
    fs.cpSync(dataDir, trial, { recursive: true });
    make(trial, changes);
    // Where data/ is wrong already, other files hold nothing back: somebody has to mend one of them first.
    const wasRight = checkContent(dataDir).ok;
    const issues = checkContent(trial).issues.filter(
      (issue) =>
        issue.file === `data/${file}` ||
        (wasRight && issue.severity === 'error'),
    );
    const isDone = issues.every(({ severity }) => severity === 'warning');
    if (isDone) make(dataDir, changes);
    const refusal = isDone
      ? ''
      : 'Nothing is changed yet: something has to be mended.';
    return { isDone, refusal, issues, changed: [...changes.keys()] };
  } finally {
    fs.rmSync(trial, { recursive: true });
  }
}

function make(folder: string, changes: Changes): void {
  for (const [name, bytes] of changes) {
    const place = path.join(folder, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    if (bytes) fs.writeFileSync(place, bytes);
    else fs.rmSync(place, { force: true });
  }
}
