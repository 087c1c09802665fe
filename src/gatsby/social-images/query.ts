import type { BuildArgs } from 'gatsby';

/** Asks for all that stands on the pages' pictures. Gives nothing when there is no answer. */
export async function querySocialImages(
  graphql: BuildArgs['graphql'],
): Promise<Queries.SocialImagesQuery | undefined> {
  const { data } = await graphql<Queries.SocialImagesQuery>(/* GraphQL */ `
    fragment SocialTitle on Seo {
      title
    }
    query SocialImages {
      site: siteSettings {
        name
        socialImage {
          absolutePath
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      home: homePage {
        seo {
          ...SocialTitle
        }
      }
      about: aboutPage {
        seo {
          ...SocialTitle
        }
      }
      aiLeadGen: aiLeadGenPage {
        seo {
          ...SocialTitle
        }
      }
      blog: blogPage {
        seo {
          ...SocialTitle
        }
        categories
      }
      bookDemo: bookDemoPage {
        seo {
          ...SocialTitle
        }
      }
      demo: demoPage {
        seo {
          ...SocialTitle
        }
      }
      faq: faqPage {
        seo {
          ...SocialTitle
        }
      }
      hub: hubPage {
        seo {
          ...SocialTitle
        }
      }
      websiteDesign: websiteDesignPage {
        seo {
          ...SocialTitle
        }
      }
      products: allProduct {
        nodes {
          slug
          seo {
            ...SocialTitle
          }
          card {
            colour
          }
        }
      }
      legal: allLegalDocument {
        nodes {
          slug
          seo {
            ...SocialTitle
          }
        }
      }
      templates: allWebsiteTemplate {
        nodes {
          slug
          name
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
          category
          author
          day: date(formatString: "D MMM YYYY")
        }
      }
    }
  `);
  return data;
}
