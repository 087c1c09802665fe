import { querySiteData } from './site-data';

type Answer = Queries.SiteDataQuery;

export const pageMetadata = (path: string, title: string) => ({
  metadata: {
    path,
    title,
    socialImage: `/social${path === '/' ? '/home' : path}.jpg`,
  },
});

const post = { category: 'CRM', author: 'Ann', day: '1 Jan 2025' };

/** A page of each kind, and a post without a page because it is published elsewhere. */
const nodes: Answer['allPage']['nodes'] = [
  { __typename: 'AboutPage', ...pageMetadata('/about', 'About us: people') },
  { __typename: 'HomePage', ...pageMetadata('/', 'Home') },
  {
    __typename: 'Product',
    slug: 'crm',
    card: { colour: 'indigo' },
    ...pageMetadata('/crm', 'CRM'),
  },
  {
    __typename: 'WebsiteTemplate',
    slug: 'shop',
    name: 'Shop',
    heroFrom: 'teal-700',
    sample: { folder: 'saas-landing' },
    ...pageMetadata('/websites/shop', 'Shop'),
  },
  {
    __typename: 'Post',
    slug: 'ten',
    ...post,
    ...pageMetadata('/blog/ten', 'Ten'),
  },
  { __typename: 'Post', slug: 'elsewhere', ...post, metadata: null },
  {
    __typename: 'LegalDocument',
    slug: 'privacy',
    ...pageMetadata('/privacy', 'Privacy'),
  },
];

export const testEmbeds = {
  homeVideo: 'https://video.example/embed/1',
  demoVideo: 'https://video.example/embed/2',
  bookingCalendar: 'https://calendar.example/widget',
  bookingScript: 'https://forms.example/js/form-embed.js',
};

export function testSiteData(...more: typeof nodes) {
  const data: Answer = {
    siteSettings: {
      name: 'Larkfield',
      origin: 'https://www.example.com',
      newsletterEndpoint: null,
      embeds: testEmbeds,
      socialImage: { absolutePath: 'data/images/social.png' },
    },
    blogPage: { tints: [{ category: 'CRM', tint: 'teal' }] },
    allRedirect: { nodes: [] },
    allSitePage: { nodes: [] },
    allPost: {
      nodes: [
        { slug: 'ten', category: 'CRM', date: '2025-01-02', body: null },
        { slug: 'elsewhere', category: 'CRM', date: '2025-01-01', body: null },
        { slug: 'older', category: 'CRM', date: '2024-12-31', body: null },
      ],
    },
    allPage: { nodes: [...nodes, ...more] },
  };
  return querySiteData({ graphql: jest.fn().mockResolvedValue({ data }) });
}
