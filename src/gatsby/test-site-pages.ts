/** What the query of all pages gives for a site with one page of each kind made from data. */
export function testSitePages(): Queries.SitePagesQuery {
  const page = (title: string) => ({ seo: { title, description: 'It is.' } });
  return {
    siteSettings: {
      name: 'Larkfield',
      origin: 'https://www.example.com',
      socialImage: { absolutePath: 'data/images/social.png' },
    },
    homePage: page('Larkfield | Home'),
    aboutPage: page('About us: people | Larkfield'),
    aiLeadGenPage: page('Leads'),
    websiteDesignPage: page('Websites'),
    bookDemoPage: page('Book'),
    demoPage: page('Watch'),
    hubPage: page('Hub'),
    faqPage: page('Help'),
    blogPage: { ...page('Blog'), categories: ['CRM', 'Social Media'] },
    products: {
      nodes: [{ slug: 'crm', ...page('CRM'), card: { colour: 'indigo' } }],
    },
    templates: {
      nodes: [
        {
          slug: 'shop',
          name: 'Shop',
          description: 'It sells.',
          heroFrom: 'teal-700',
          heroTo: 'indigo-800',
          picture: { absolutePath: 'data/images/templates/saas-landing.jpg' },
        },
      ],
    },
    articles: {
      nodes: [
        {
          slug: 'ten-ways',
          title: 'Ten ways',
          excerpt: 'Ten.',
          category: 'Social Media',
          author: 'Ann',
          day: '1 Jan 2025',
        },
      ],
    },
    legal: { nodes: [{ slug: 'privacy-policy', ...page('Privacy') }] },
  };
}
