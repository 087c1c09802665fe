import type { BuildArgs } from 'gatsby';
import { loaded } from '../content/loaded';
import type { FIXED_ROUTES } from '../content/routes';

type FixedRoute = (typeof FIXED_ROUTES)[number];

/** What the files about all pages (llms.txt, the social images) say of each. Throws when the query fails. */
export async function querySitePages(
  args: Pick<BuildArgs, 'graphql'>,
): Promise<Queries.SitePagesQuery> {
  const result = await args.graphql<Queries.SitePagesQuery>(/* GraphQL */ `
    fragment SitePageSeo on Seo {
      title
      description
    }
    query SitePages {
      siteSettings {
        name
        origin
        socialImage {
          absolutePath
        }
      }
      homePage {
        seo {
          ...SitePageSeo
        }
      }
      aboutPage {
        seo {
          ...SitePageSeo
        }
      }
      aiLeadGenPage {
        seo {
          ...SitePageSeo
        }
      }
      websiteDesignPage {
        seo {
          ...SitePageSeo
        }
      }
      bookDemoPage {
        seo {
          ...SitePageSeo
        }
      }
      demoPage {
        seo {
          ...SitePageSeo
        }
      }
      hubPage {
        seo {
          ...SitePageSeo
        }
      }
      faqPage {
        seo {
          ...SitePageSeo
        }
      }
      blogPage {
        seo {
          ...SitePageSeo
        }
        categories
      }
      products: allProduct(sort: { slug: ASC }) {
        nodes {
          slug
          seo {
            ...SitePageSeo
          }
          card {
            colour
          }
        }
      }
      templates: allWebsiteTemplate(sort: { slug: ASC }) {
        nodes {
          slug
          name
          description
          heroFrom
          heroTo
          picture {
            absolutePath
          }
        }
      }
      articles: allPost(
        filter: { link: { eq: "" } }
        sort: [{ date: DESC }, { jsonId: ASC }]
      ) {
        nodes {
          slug
          title
          excerpt
          category
          author
          day: date(formatString: "D MMM YYYY")
        }
      }
      legal: allLegalDocument(sort: { slug: ASC }) {
        nodes {
          slug
          seo {
            ...SitePageSeo
          }
        }
      }
    }
  `);
  if (!result.data)
    throw new Error(
      `The pages could not be listed: ${JSON.stringify(result.errors)}`,
    );
  return result.data;
}

/** The pages that stand in src/pages. The type wants every one of them. */
export function fixedPages(
  data: Queries.SitePagesQuery,
): Record<FixedRoute, Queries.SitePageSeoFragment> {
  return {
    '/': loaded(data.homePage, 'pages/home.json').seo,
    '/about': loaded(data.aboutPage, 'pages/about.json').seo,
    '/ai-lead-gen': loaded(data.aiLeadGenPage, 'pages/ai-lead-gen.json').seo,
    '/website-design': loaded(
      data.websiteDesignPage,
      'pages/website-design.json',
    ).seo,
    '/book-demo': loaded(data.bookDemoPage, 'pages/book-demo.json').seo,
    '/demo': loaded(data.demoPage, 'pages/demo.json').seo,
    '/hub': loaded(data.hubPage, 'pages/hub.json').seo,
    '/faq': loaded(data.faqPage, 'pages/faq.json').seo,
    '/blog': loaded(data.blogPage, 'pages/blog.json').seo,
  };
}
