import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/content/check/problem';
import { listFiles } from '../../src/content/check/read';
import { fromForm, toForm } from '../../src/content/form/values';
import { kinds, typeOfFile } from '../../src/content/kinds';
import type { Changes } from './candidate';
import { makeChanges, newMistakes } from './candidate';
import type { FormRequest } from './requests';
import { request } from './requests';

/** What the form is told. */
export interface Answer {
  status: number;
  body: unknown;
}

type Params<Action extends FormRequest['action']> = Extract<
  FormRequest,
  { action: Action; params: unknown }
>['params'];

/**
 * Answers the form's requests on a data folder: Decap's proxy interface. A save that would bring in a mistake is refused
 * in the checker's words, and `refused` is called with them; nothing is written then.
 */
export function answerForm(
  dataDir: string,
  asked: unknown,
  refused: (problems: Problem[]) => void,
): Answer {
  const { success, data } = request.safeParse(asked);
  if (!success)
    return { status: 422, body: { error: 'The form can’t do this here.' } };
  switch (data.action) {
    case 'info':
      return done({ repo: 'larkfield', publish_modes: ['simple'] });
    case 'entriesByFolder':
      return done(entriesIn(dataDir, data.params.folder));
    case 'entriesByFiles':
      return done(
        data.params.files.map((file) => entry(dataDir, file.path, file.label)),
      );
    case 'getEntry':
      return done(entry(dataDir, data.params.path));
    case 'getMedia':
      return done(picturesIn(dataDir, data.params.mediaFolder));
    case 'getMediaFile':
      return done(picture(dataDir, data.params.path));
    case 'getDeployPreview':
      return done(null);
    case 'getNotes':
      return done({ notes: [] });
    case 'persistEntry':
      return save(savedFiles(data.params), 'saved');
    case 'persistMedia': {
      const { asset } = data.params;
      const saved = save(new Map([bytesOf(asset)]), 'saved');
      return saved.status === 200 ? done(picture(dataDir, asset.path)) : saved;
    }
    case 'deleteFiles':
      return save(
        new Map(data.params.paths.map((file) => [file, undefined])),
        'deleted',
      );
  }

  function save(changes: Changes, message: string): Answer {
    const mistakes = newMistakes(dataDir, changes);
    if (mistakes.length > 0) {
      refused(mistakes);
      return { status: 422, body: { error: inWords(mistakes) } };
    }
    makeChanges(dataDir, changes);
    return done({ message });
  }
}

function done(body: unknown): Answer {
  return { status: 200, body };
}

function inWords(problems: Problem[]): string {
  return problems
    .map(({ file, path: field, message }) =>
      [file, field, message].filter(Boolean).join(' · '),
    )
    .join('\n');
}

function savedFiles({ dataFiles, assets }: Params<'persistEntry'>): Changes {
  return new Map([
    ...assets.map(bytesOf),
    ...dataFiles.flatMap(({ path: file, raw, newPath }) => {
      const form: unknown = JSON.parse(raw);
      const value = fromForm(kinds[typeOfFile(file)].schema, form);
      const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
      const moved: [string, Buffer | undefined][] =
        newPath && newPath !== file
          ? [
              [file, undefined],
              [newPath, bytes],
            ]
          : [[file, bytes]];
      return moved;
    }),
  ]);
}

function bytesOf(asset: { path: string; content: string }): [string, Buffer] {
  return [asset.path, Buffer.from(asset.content, 'base64')];
}

function entriesIn(dataDir: string, folder: string) {
  return listFiles(path.join(dataDir, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => entry(dataDir, `${folder}/${file}`));
}

/** A file that is missing or no JSON has no data: the form shows it as new, and the bar above says what is wrong. */
function entry(dataDir: string, file: string, label?: string) {
  const data = formText(dataDir, file);
  const id = data === null ? null : idOf(data);
  return { data, file: { path: `data/${file}`, label, id } };
}

function formText(dataDir: string, file: string): string | null {
  try {
    const source = fs.readFileSync(path.join(dataDir, file), 'utf8');
    const value: unknown = JSON.parse(source);
    return JSON.stringify(toForm(kinds[typeOfFile(file)].schema, value));
  } catch {
    return null;
  }
}

function picturesIn(dataDir: string, folder: string) {
  const place = path.join(dataDir, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .filter(
      (one) => one.isFile() && /\.(?:jpe?g|png|webp|avif)$/.test(one.name),
    )
    .map(({ name }) => picture(dataDir, path.posix.join(folder, name)));
}

function picture(dataDir: string, file: string) {
  const bytes = fs.readFileSync(path.join(dataDir, file));
  return {
    id: idOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path: `data/${file}`,
    name: path.posix.basename(file),
  };
}

function idOf(content: string | Buffer): string {
  return crypto.createHash('sha256').update(content).digest('hex');
}
