/** What the query of all pages gives for a site with some pages of each kind. */
export function testSitePages(): Queries.SitePagesQuery {
  const listing = (path: string, title: string, description = 'It is.') => ({
    listing: { path, title, description },
  });
  const article = {
    __typename: 'Post' as const,
    category: 'Social Media',
    author: 'Ann',
    day: '1 Jan 2025',
  };
  return {
    siteSettings: {
      name: 'Larkfield',
      origin: 'https://www.example.com',
      socialImage: { absolutePath: 'data/images/social.png' },
    },
    blogPage: { categories: ['CRM', 'Social Media'] },
    allPage: {
      nodes: [
        { __typename: 'HomePage', ...listing('/', 'Larkfield | Home') },
        {
          __typename: 'AboutPage',
          ...listing('/about', 'About us: people | Larkfield'),
        },
        {
          __typename: 'Product',
          ...listing('/crm', 'CRM'),
          card: { colour: 'indigo' },
        },
        {
          __typename: 'WebsiteTemplate',
          ...listing('/websites/shop', 'Shop', 'It sells.'),
          heroFrom: 'teal-700',
          picture: { absolutePath: 'data/images/templates/saas-landing.jpg' },
        },
        { ...article, ...listing('/blog/ten-ways', 'Ten ways', 'It is so.') },
        { ...article, listing: null },
        { __typename: 'LegalDocument', ...listing('/privacy', 'Privacy') },
      ],
    },
  };
}
