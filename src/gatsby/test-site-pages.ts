/** What the query of all pages gives for a site with some pages of each kind. */
export function testSitePages(): Queries.SitePagesQuery {
  const listing = (path: string, title: string, description = 'It is.') => ({
    listing: { path, title, description },
  });
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
          heroTo: 'indigo-800',
          picture: { absolutePath: 'data/images/templates/saas-landing.jpg' },
        },
        testArticle('ten-ways', 'Ten ways', '2025-01-01'),
        {
          ...testArticle('elsewhere', 'Elsewhere', '2025-01-02'),
          listing: null,
        },
        { __typename: 'LegalDocument', ...listing('/privacy', 'Privacy') },
      ],
    },
  };
}

export function testArticle(slug: string, title: string, date: string) {
  return {
    __typename: 'Post' as const,
    listing: { path: `/blog/${slug}`, title, description: 'It is so.' },
    category: 'Social Media',
    author: 'Ann',
    date,
    day: '1 Jan 2025',
  };
}
