import { querySiteData } from './site-data';

type Answer = Queries.SiteDataQuery;

/** What every page has, whatever its kind. */
export const pageMetadata = (path: string, name: string, rest = {}) => ({
  metadata: {
    ...{ path, name, description: `All about ${name}.` },
    socialImage: `/social${path === '/' ? '/home' : path}.jpg`,
    ...rest,
  },
});

const kind = <Name>(__typename: Name, slug: string) => ({ __typename, slug });
const post = { category: 'CRM', author: 'Ann', day: '1 Jan 2025' };

/** A page of each kind, and a post that is published elsewhere and so has none. */
const nodes: Answer['allPage']['nodes'] = [
  { __typename: 'AboutPage', ...pageMetadata('/about', 'About us: people') },
  { __typename: 'HomePage', ...pageMetadata('/', 'Home') },
  {
    ...kind('Product' as const, 'crm'),
    card: { colour: 'indigo' },
    ...pageMetadata('/crm', 'CRM'),
  },
  {
    ...kind('WebsiteTemplate' as const, 'shop'),
    heroFrom: 'teal-700',
    picture: { absolutePath: 'data/images/templates/saas-landing.jpg' },
    ...pageMetadata('/websites/shop', 'Shop'),
  },
  {
    ...kind('Post' as const, 'ten'),
    ...post,
    ...pageMetadata('/blog/ten', 'Ten'),
  },
  { ...kind('Post' as const, 'elsewhere'), ...post, metadata: null },
  {
    ...kind('LegalDocument' as const, 'privacy'),
    ...pageMetadata('/privacy', 'Privacy'),
  },
];

export const testEmbeds = {
  homeVideo: 'https://video.example/embed/1',
  demoVideo: 'https://video.example/embed/2',
  bookingCalendar: 'https://calendar.example/widget',
  bookingScript: 'https://forms.example/js/form-embed.js',
};

/** What the build knows of a small site. */
export function testSiteData(...more: typeof nodes) {
  const data: Answer = {
    siteSettings: {
      name: 'Larkfield',
      origin: 'https://www.example.com',
      newsletterEndpoint: null,
      embeds: testEmbeds,
      socialImage: { absolutePath: 'data/images/social.png' },
    },
    blogPage: { categories: ['CRM'] },
    allRedirect: { nodes: [] },
    allSitePage: { nodes: [] },
    allPost: {
      nodes: ['ten', 'elsewhere'].map((slug) => ({
        ...{ slug, category: 'CRM', date: '2025-01-01' },
      })),
    },
    allPage: { nodes: [...nodes, ...more] },
  };
  return querySiteData({ graphql: jest.fn().mockResolvedValue({ data }) });
}
