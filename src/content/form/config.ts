import path from 'node:path';
import { z } from 'zod';
import type { KindName } from '../kinds';
import { isCollection, kindNames, kinds } from '../kinds';
import type { FormField } from './fields';
import { formField, formFields, wayTo } from './fields';
import { WHOLE_LIST } from './values';
import { singularOf, wordsOf } from './words';

/** Files of which new ones may be made in the form. A legal text has a fixed address, so those are only edited. */
const GROWING: readonly KindName[] = ['Post', 'Product', 'WebsiteTemplate'];

/** A part of Decap's configuration: many files that look the same, or single files. */
export type FormCollection = {
  name: string;
  label: string;
  [setting: string]: unknown;
} & ({ folder: string; fields: FormField[] } | { files: FormFile[] });

interface FormFile {
  name: string;
  label: string;
  file: string;
  fields: FormField[];
  [setting: string]: unknown;
}

/** Makes the configuration of the form editor from the schemas of all kinds: see tools/edit.ts. */
export function formConfig() {
  return {
    backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' },
    load_config_file: false,
    media_folder: 'data/images',
    public_folder: './images',
    publish_mode: 'simple',
    // The site itself is the preview: `npm run develop` beside the form.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: collections(),
  };
}

function collections(): FormCollection[] {
  const single = kindNames.filter((name) => !isCollection(name));
  const isPage = (name: KindName) => kinds[name].place.startsWith('pages/');
  const pages = single.filter(isPage);
  const others = single.filter((name) => !isPage(name));
  return [
    ...kindNames.filter(isCollection).map(folderCollection),
    filesCollection('pages', 'Pages', pages),
    filesCollection('site', 'Site', others),
  ];
}

function folderCollection(name: KindName): FormCollection {
  const { place, schema } = kinds[name];
  const folder = path.posix.dirname(place);
  const fields = fieldsOfKind(schema, place, `images/${folder}`);
  const title = ['title', 'name'].find((one) =>
    fields.some((field) => field.name === one),
  );
  return {
    name: folder,
    label: wordsOf(folder),
    ...(folder.endsWith('s') && {
      label_singular: wordsOf(singularOf(folder)),
    }),
    folder: `data/${folder}`,
    format: 'json',
    extension: 'json',
    create: GROWING.includes(name),
    delete: GROWING.includes(name),
    identifier_field: title ?? 'slug',
    slug: '{{fields.slug}}',
    summary: `{{${title ?? 'slug'}}}`,
    editor: { preview: false },
    fields,
  };
}

function filesCollection(
  name: string,
  label: string,
  names: readonly KindName[],
): FormCollection {
  return {
    name,
    label,
    editor: { preview: false },
    files: names.map((kind) => {
      const { place, schema } = kinds[kind];
      const short = path.posix.basename(place, '.json');
      return {
        name: short,
        label: wordsOf(short),
        file: `data/${place}`,
        fields: fieldsOfKind(schema, place, 'images'),
      };
    }),
  };
}

function fieldsOfKind(
  schema: z.core.$ZodType,
  place: string,
  folder: string,
): FormField[] {
  const shelf = { folder, fromFile: wayTo(place, folder) };
  return schema instanceof z.ZodObject
    ? formFields(schema, shelf)
    : [formField(WHOLE_LIST, schema, shelf)];
}
