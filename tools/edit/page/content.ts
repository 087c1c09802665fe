import type { PageData } from '../server';
import { blank, fieldsOf, words } from './values';

// What the page has been given: all content, and which entry is open. Another entry is another page.

const json = document.querySelector('#data')?.textContent ?? '';
const data = JSON.parse(json) as PageData;
const { newIn, openFile, pictures } = data;
export const { growing, schema } = data;

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

/** What comes before the name of a picture in the open entry: pictures are named by their path from the file. */
const toData = open?.folder ? '..' : './';

/** The texts that fields of these formats may hold. */
export const choices: Partial<Record<string, string[]>> = {
  category: valuesOf('pages', 'categories'),
  product: valuesOf('products', 'slug'),
  template: valuesOf('templates', 'slug'),
  picture: pictures.map((name) => toData + name),
};

/** New pictures until they are saved: data: addresses by their path below data/. */
export const uploads = new Map<string, string>();

/** Takes a picture in; gives the path that the open entry names it by. */
export async function addPicture(picture: File): Promise<string> {
  const own = `images/${open?.folder}/`;
  const shelf = pictures.some((name) => name.startsWith(own)) ? own : 'images/';
  const name =
    shelf + picture.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-');
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = done));
  reader.readAsDataURL(picture);
  await read;
  uploads.set(name, reader.result as string);
  return toData + name;
}

/** Where a picture of the open entry can be seen. */
export function pictureAt(path: string): string {
  const name = path.slice(toData.length);
  return uploads.get(name) ?? `/${name}`;
}

/** "posts": "post". */
export function singular(folder: string): string {
  return folder.replace(/s$/, '');
}

/** What a file holds; undefined while it is no JSON. */
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

/** What a new entry starts with: an id that no other has. */
function startIn(folder: string): unknown {
  const value = fieldsOf(schema && blank(schema));
  const ids = valuesOf(folder, 'id').map(Number);
  return 'id' in value ? { ...value, id: Math.max(0, ...ids) + 1 } : value;
}
