import type { CreatePagesArgs } from 'gatsby';

/** What finishing the site needs of its data. Throws when the query fails. */
export async function querySiteData({
  graphql,
}: Pick<CreatePagesArgs, 'graphql'>) {
  const result = await graphql<Queries.FinishingDataQuery>(/* GraphQL */ `
    query FinishingData {
      siteSettings {
        newsletterEndpoint
        embeds {
          homeVideo
          demoVideo
          bookingCalendar
          bookingScript
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.siteSettings)
    throw new Error(
      `The site’s data could not be read: ${JSON.stringify(result.errors)}`,
    );
  return {
    site: data.siteSettings,
    redirects: data.allRedirect.nodes,
    pages: data.allSitePage.nodes.map(({ path }) => path),
  };
}
