import { querySiteData } from './site-data';

export const testEmbeds = {
  homeVideo: 'https://video.example/embed/1',
  demoVideo: 'https://video.example/embed/2',
  bookingCalendar: 'https://calendar.example/widget',
  bookingScript: 'https://forms.example/js/form-embed.js',
};

type Answer = Queries.SiteDataQuery;
type Page = Answer['allPage']['nodes'][number];

export const pageMetadata = (path: string, name: string, rest = {}) => ({
  metadata: {
    path,
    name,
    description: `All about ${name}.`,
    socialImage: `/social${path === '/' ? '/home' : path}.jpg`,
    ...rest,
  },
});

const post = {
  __typename: 'Post' as const,
  category: 'Social Media',
  author: 'Ann',
  day: '1 Jan 2025',
};

/** A site with a page of each kind and a post that is published elsewhere, whose file has no page. */
const pages: Page[] = [
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
    heroFrom: 'teal-700',
    picture: { absolutePath: 'data/images/templates/saas-landing.jpg' },
    ...pageMetadata('/websites/shop', 'Shop'),
  },
  { ...post, slug: 'ten-ways', ...pageMetadata('/blog/ten-ways', 'Ten ways') },
  { ...post, slug: 'elsewhere', metadata: null },
  {
    __typename: 'LegalDocument',
    slug: 'privacy',
    ...pageMetadata('/privacy', 'Privacy'),
  },
];

/** What the build knows of that site, with more pages if need be. */
export function testSiteData(...more: Page[]) {
  const data: Answer = {
    siteSettings: {
      name: 'Larkfield',
      origin: 'https://www.example.com',
      newsletterEndpoint: null,
      embeds: testEmbeds,
      socialImage: { absolutePath: 'data/images/social.png' },
    },
    blogPage: { categories: ['CRM', 'Social Media'] },
    allRedirect: { nodes: [] },
    allSitePage: { nodes: [] },
    allPost: {
      nodes: [
        { slug: 'ten-ways', category: 'Social Media', date: '2025-01-01' },
        { slug: 'elsewhere', category: 'Social Media', date: '2025-01-02' },
      ],
    },
    allPage: { nodes: [...pages, ...more] },
  };
  return querySiteData({
    graphql: jest.fn().mockResolvedValue({ data }),
  });
}
