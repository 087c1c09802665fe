import type { PageData } from '../server';
import { blank, fieldsOf, words } from './values';

// The data of the page: all content, and which entry is open. Each entry has a page of its own.

const json = document.querySelector('#data')?.textContent ?? '';
const data = JSON.parse(json) as PageData;
const { newIn, openFile, pictures } = data;
export const { addableFolders, schema } = data;

export const entries = data.entries.map(({ file, text }) => {
  const [name = '', folder = ''] = file.split('/').reverse();
  const value = parsed(text);
  const { title, name: ownName } = fieldsOf(value);
  const known = ownName ?? title;
  const isPage =
    folder === '' || folder === 'pages' || typeof known !== 'string';
  return {
    ...{ file, text, folder, value },
    title: isPage ? words(name.replace('.json', '')) : known,
  };
});

/** The entry whose form is shown. A new one has no file yet. */
export const open = newIn
  ? {
      ...{ folder: newIn, file: undefined, text: undefined },
      ...{ value: startIn(newIn), title: `New ${singular(newIn)}` },
    }
  : entries.find(({ file }) => file === openFile);

/** The path from the open entry's file to data/: pictures are named by their path from the file. */
const toData = open?.folder ? '../' : './';

/** The choices for fields, by their format. */
export const choices: Partial<Record<string, string[]>> = {
  category: valuesOf('pages', 'categories'),
  product: valuesOf('products', 'slug'),
  template: valuesOf('templates', 'slug'),
  picture: pictures.map((name) => toData + name),
};

/** New pictures that are not saved yet: data: URLs by path below data/. */
export const uploads = new Map<string, string>();

/** Adds a picture. Returns its path from the open entry's file. */
export async function addPicture(picture: File): Promise<string> {
  const own = `images/${open?.folder}/`;
  const hasOwn = pictures.some((name) => name.startsWith(own));
  const name =
    (hasOwn ? own : 'images/') +
    picture.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-');
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = done));
  reader.readAsDataURL(picture);
  await read;
  uploads.set(name, reader.result as string);
  return toData + name;
}

/** The URL of a picture of the open entry. */
export function pictureAt(path: string): string {
  const name = path.slice(toData.length);
  return uploads.get(name) ?? `/${name}`;
}

/** "posts": "post". */
export function singular(folder: string): string {
  return folder.replace(/s$/, '');
}

/** The value of a file; undefined when it is invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function valuesOf(folder: string, field: string): string[] {
  return entries
    .filter((entry) => entry.folder === folder)
    .flatMap(({ value }) => fieldsOf(value)[field] ?? [])
    .map(String);
}

/** The value of a new entry, with an id that no other has. */
function startIn(folder: string): unknown {
  const value = fieldsOf(schema && blank(schema));
  const ids = valuesOf(folder, 'id').map(Number);
  return 'id' in value ? { ...value, id: Math.max(0, ...ids) + 1 } : value;
}
