import fs from 'node:fs';
import path from 'node:path';
import { checkSources } from '../../src/content/check/check';
import type { LocatedIssue } from '../../src/content/check/issue';
import { imageIndex, pictureSize } from '../../src/content/check/pictures';
import { listFiles, readSources } from '../../src/content/files';
import { kindOfFile } from '../../src/content/kinds';

/** Folders in which files can be added and deleted, not only edited. Legal texts have fixed addresses. */
const ADDABLE_FOLDERS = ['posts', 'products', 'templates'];
const PICTURE = /^images\/(?:[\w-]+\/)*[\w.-]+\.(?:jpe?g|png|webp|avif)$/;

/** The new content of files below data/; undefined for those to delete. */
type Changes = Map<string, Buffer | undefined>;

export interface SaveRequest {
  file: string;
  text: string;
  /** The file's text when its form was opened; undefined for a new entry. */
  before: string | undefined;
  /** New pictures by their path below data/, in base64. */
  pictures: Record<string, string>;
}

/** Every content file of a data folder, and the names of its pictures. */
export function readEntries(dataDir: string) {
  return {
    addableFolders: ADDABLE_FOLDERS,
    entries: readSources(dataDir)
      .filter(({ file }) => kindOfFile(file))
      .map(({ file, bytes }) => ({ file, text: bytes.toString('utf8') })),
    pictures: listFiles(dataDir).filter((name) => PICTURE.test(name)),
  };
}

export interface Answer {
  isDone: boolean;
  /** Why nothing was changed. */
  refusal: string;
  issues: LocatedIssue[];
  /** The files that were saved or deleted, by their paths below data/. */
  changed: string[];
}

/** Saves an entry unless that would bring in an error. */
export function saveEntry(dataDir: string, request: SaveRequest): Answer {
  const { file, text, before, pictures } = request;
  const place = path.join(dataDir, file);
  if (before === undefined ? !isAddable(file) : !kindOfFile(file))
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

/** Deletes an entry unless another needs it, with the pictures that no other shows. */
export function deleteEntry(
  dataDir: string,
  { file }: { file: string },
): Answer {
  if (!isAddable(file)) return refused(`data/${file} can’t be deleted here.`);
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

function isAddable(file: string): boolean {
  return (
    ADDABLE_FOLDERS.includes(path.dirname(file)) && /^[\w/-]+\.json$/.test(file)
  );
}

/** The pictures that a file names, by their paths below data/. */
function picturesIn(file: string, text: string): string[] {
  return [...text.matchAll(/"(\.{1,2}\/[^"]*)"/g)]
    .map(([, name = '']) => path.posix.join(path.dirname(file), name))
    .filter((name) => PICTURE.test(name));
}

function refused(refusal: string): Answer {
  return { isDone: false, refusal, issues: [], changed: [] };
}

/** Makes the changes unless they bring in an error. Returns the issues that concern them. */
function apply(dataDir: string, file: string, changes: Changes): Answer {
  const sources = readSources(dataDir);
  const images = imageIndex(dataDir);
  const isKept = (name: string) => !changes.has(name);
  const added = [...changes].flatMap(([name, bytes]) =>
    bytes ? { file: name, bytes } : [],
  );
  const result = checkSources(
    [
      ...sources.filter((source) => isKept(source.file)),
      ...added.filter((source) => source.file.endsWith('.json')),
    ],
    {
      names: [...images.names.filter(isKept), ...added.map((one) => one.file)],
      sizeOf: (name) => {
        const bytes = changes.get(name);
        return bytes ? pictureSize(bytes) : images.sizeOf(name);
      },
    },
  );
  // Where data/ has errors already, only those of this file count: one of several has to be mended first.
  const wasRight = result.ok || checkSources(sources, images).ok;
  const issues = result.issues.filter(
    (issue) =>
      issue.file === `data/${file}` || (wasRight && issue.severity === 'error'),
  );
  const isDone = issues.every(({ severity }) => severity === 'warning');
  if (!isDone)
    return {
      ...refused('Nothing is changed yet: something has to be mended.'),
      issues,
    };
  for (const [name, bytes] of changes) {
    const target = path.join(dataDir, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (bytes) fs.writeFileSync(target, bytes);
    else fs.rmSync(target, { force: true });
  }
  return { isDone, refusal: '', issues, changed: [...changes.keys()] };
}
