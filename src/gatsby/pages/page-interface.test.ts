/** @jest-environment node */
import type { NodePluginSchema } from 'gatsby';
import type { KindName } from '../../content/kinds';
import { pageTypes } from './page-interface';

const link = (name: string, href: string) => ({ name, href });

const nodes: Partial<Record<KindName, object>> = {
  SiteSettings: { name: 'Larkfield' },
  Navigation: {
    header: [
      link('Home', '/'),
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

interface TypeConfig {
  name: string;
  fields: {
    metadata: {
      resolve: (value: object, args: object, context: object) => unknown;
    };
  };
}

/** The metadata of a file's page, as Gatsby resolves it. */
function metadataOf(kind: KindName, file: object) {
  const schema = { buildObjectType: (config: TypeConfig) => config };
  const types = pageTypes(schema as unknown as NodePluginSchema) as unknown[];
  const type = (types as TypeConfig[]).find(({ name }) => name === kind);
  return type?.fields.metadata.resolve(file, {}, { nodeModel });
}

const HOME = { name: 'Home', path: '/' };
const seo = (title: string) => ({
  seo: { title, description: 'It is.', keywords: ['a'] },
});

test.each<[KindName, object, object]>([
  [
    'Product',
    { slug: 'crm', ...seo('CRM: friends | Larkfield') },
    {
      path: '/crm',
      title: 'CRM: friends | Larkfield',
      name: 'CRM: friends',
      description: 'It is.',
      keywords: ['a'],
      socialImage: '/social/crm.jpg',
      breadcrumb: [HOME, { name: 'CRM: friends', path: '/crm' }],
    },
  ],
  [
    'WebsiteTemplate',
    { slug: 'shop', name: 'Shop', description: 'It sells.', keywords: ['b'] },
    {
      path: '/websites/shop',
      title: 'Shop website template | Larkfield',
      name: 'Shop',
      description: 'It sells.',
      keywords: ['b'],
      socialImage: '/social/websites/shop.jpg',
      // The header's name for a page counts where the footer has another.
      breadcrumb: [
        HOME,
        { name: 'Design', path: '/website-design' },
        { name: 'Shop', path: '/websites/shop' },
      ],
    },
  ],
  [
    'Post',
    { slug: 'ten', title: 'Ten', excerpt: 'So.', keywords: ['c'], link: '' },
    {
      path: '/blog/ten',
      title: 'Ten | Larkfield',
      name: 'Ten',
      description: 'So.',
      keywords: ['c'],
      socialImage: '/social/blog/ten.jpg',
      breadcrumb: [
        HOME,
        { name: '/blog', path: '/blog' },
        { name: 'Ten', path: '/blog/ten' },
      ],
    },
  ],
])('the page of a %s', async (kind, file, metadata) => {
  expect(await metadataOf(kind, file)).toMatchObject(metadata);
});

test.each<[KindName, object, object[]]>([
  ['HomePage', seo('Larkfield | Sites'), []],
  ['FaqPage', seo('Questions'), [HOME, { name: 'FAQ', path: '/faq' }]],
])('the breadcrumb of the %s', async (kind, file, breadcrumb) => {
  expect(await metadataOf(kind, file)).toMatchObject({ breadcrumb });
});

test('a post that is published elsewhere has no page', async () => {
  const post = { slug: 'ten', title: 'Ten', link: 'https://journal.example' };
  expect(await metadataOf('Post', post)).toBeNull();
});

test('a file that is no page does not implement the interface', () => {
  expect(metadataOf('SiteSettings', {})).toBeUndefined();
  expect(metadataOf('NotFoundPage', seo('Not found'))).toBeUndefined();
});
