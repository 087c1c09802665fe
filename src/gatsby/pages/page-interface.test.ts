/** @jest-environment node */
import type { NodePluginSchema } from 'gatsby';
import type { KindName } from '../../content/kinds';
import { pageTypes } from './page-interface';

const link = (name: string, href: string) => ({ name, href });

const nodes: Partial<Record<KindName, object>> = {
  Navigation: {
    header: [
      link('Home', '/'),
      link('Blog', '/blog'),
      { name: 'Services', dropdown: [link('Design', '/website-design')] },
    ],
    footer: {
      groups: [
        { links: [link('Sites', '/website-design'), link('FAQ', '/faq')] },
      ],
    },
  },
};

const nodeModel = {
  findOne: ({ type }: { type: KindName }) => Promise.resolve(nodes[type]),
};

type Resolver = (value: object, args: object, context: object) => unknown;

/** A file's page metadata, as Gatsby resolves it. */
async function metadataOf(kind: KindName, file: object) {
  const resolvers = new Map<string, Resolver>();
  const schema: object = {
    buildObjectType: (type: {
      name: string;
      fields: { metadata: { resolve: Resolver } };
    }) => resolvers.set(type.name, type.fields.metadata.resolve),
  };
  pageTypes(schema as NodePluginSchema);
  return await resolvers.get(kind)?.(file, {}, { nodeModel });
}

const seo = { title: 'A: b', description: 'It is.', keywords: [] };
const words = { description: 'It sells.', keywords: ['b'] };
const crumb = (path: string, name: string) => ({ path, name });
const HOME = crumb('/', 'Home');

test.each<[KindName, object, object]>([
  ['HomePage', { seo }, { ...seo, path: '/', breadcrumb: [] }],
  ['FaqPage', { seo }, { breadcrumb: [HOME, crumb('/faq', 'FAQ')] }],
  [
    'Product',
    { slug: 'crm', seo },
    {
      ...seo,
      path: '/crm',
      socialImage: '/social/crm.jpg',
      breadcrumb: [HOME, crumb('/crm', 'A: b')],
    },
  ],
  [
    'WebsiteTemplate',
    { slug: 'shop', name: 'Shop', ...words },
    {
      ...words,
      path: '/websites/shop',
      title: 'Shop website design',
      breadcrumb: [
        HOME,
        // Header and footer name this page differently; the header's name counts.
        crumb('/website-design', 'Design'),
        crumb('/websites/shop', 'Shop'),
      ],
    },
  ],
  [
    'Post',
    { slug: 'ten', title: 'Ten', excerpt: 'So.', keywords: ['c'], link: '' },
    {
      path: '/blog/ten',
      title: 'Ten',
      description: 'So.',
      keywords: ['c'],
      breadcrumb: [HOME, crumb('/blog', 'Blog'), crumb('/blog/ten', 'Ten')],
    },
  ],
])('the metadata of a %s', async (kind, file, metadata) => {
  expect(await metadataOf(kind, file)).toMatchObject(metadata);
});

test.each<[KindName, object]>([
  ['Post', { slug: 'ten', title: 'Ten', link: 'https://a.example' }],
  ['NotFoundPage', { seo }],
])('a %s without a page of its own has no metadata', async (kind, file) => {
  expect((await metadataOf(kind, file)) ?? null).toBeNull();
});
