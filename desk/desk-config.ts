import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import {
  type CollectionName,
  isCollection,
  type KindName,
  kindNames,
  kinds,
} from '../src/content/kinds';
import { labelOfFile } from '../src/content/labels';
import { keysOf } from '../src/content/tables';
import { SHARED } from '../src/issue-overlay/desk-path';
import { fieldsOfKind, singular } from './desk-fields';

export interface Repository {
  /** "owner/name" on GitHub. */
  name: string;
  /** The origin of the OAuth service for signing in; without it, editors need an access token. */
  signIn?: string | undefined;
}

/** The labels of folders, and where below data/ an entry's new pictures go. */
const folders: Record<CollectionName, Record<'label' | 'pictures', string>> = {
  Post: { label: 'Articles', pictures: 'images/posts' },
  WebsiteTemplate: {
    label: 'Website designs',
    pictures: 'images/{{slug}}',
  },
  Product: { label: 'Products', pictures: 'images' },
  LegalDocument: { label: 'Legal texts', pictures: 'images' },
};

/**
 * The configuration of Sveltia CMS: a form for every kind of content, made from its schema. Each kind has a format of
 * its own, which desk.ts registers.
 */
export function deskConfig({ name, signIn }: Repository): CmsConfig {
  const files = kindNames.filter((kind) => !isCollection(kind));
  const isPage = (kind: KindName) => kinds[kind].glob.startsWith('pages/');
  const pages = files.filter(isPage).map(fileOf);
  const shared = files.filter((kind) => !isPage(kind)).map(fileOf);
  return {
    load_config_file: false,
    app_title: 'Content of the website',
    backend: {
      name: 'github',
      repo: name,
      branch: 'main',
      auth_methods: signIn ? ['oauth', 'token'] : ['token'],
      ...(signIn && { base_url: signIn }),
    },
    publish_mode: 'editorial_workflow',
    // No preview: `develop`, or the address of a pull request, shows the page itself.
    editor: { preview: false },
    media_folder: 'data/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...keysOf(folders).map(collectionOf),
      { name: 'pages', label: 'Pages', files: pages },
      { name: SHARED, label: 'Shared', files: shared },
    ],
  };
}

function collectionOf(kind: CollectionName): Collection {
  const { label, pictures } = folders[kind];
  const folder = kinds[kind].glob.replace('/*.json', '');
  const fields = fieldsOfKind(kind);
  const title = fields.find(({ name }) => /^(?:name|title)$/.test(name));
  // No new legal texts: their addresses are fixed.
  const mayGrow = kind !== 'LegalDocument';
  return {
    name: folder,
    label,
    label_singular: singular(label),
    folder: `data/${folder}`,
    extension: 'json',
    format: kind,
    media_folder: `/data/${pictures}`,
    public_folder: `../${pictures}`,
    create: mayGrow,
    delete: mayGrow,
    identifier_field: title?.name ?? 'card.title',
    ...(kind === 'Post' && {
      summary: "{{title}}{{draft | ternary(' (draft)', '')}}",
    }),
    // The name of a file. Where it differs from the field, which is the address, the checker warns.
    slug: { template: '{{fields.slug}}', editable: ['update'] },
    fields,
  };
}

function fileOf(name: KindName): CollectionFile {
  const { glob } = kinds[name];
  const file = glob.replace(/^.*\/|\.json$/g, '');
  return {
    name: file,
    label: labelOfFile(file),
    file: `data/${glob}`,
    format: name,
    fields: fieldsOfKind(name),
  };
}
