import type { CreatePagesArgs } from 'gatsby';
import type { Redirect } from '../../content/redirects';
import type { PolicySettings } from '../security/policy';

/** What finishing the site needs of its data. */
export interface HostSettings {
  site: PolicySettings;
  redirects: Redirect[];
  /** The paths of all pages, as Gatsby has them. */
  pages: string[];
}

/** Asks Gatsby's data for what hosts need. Throws when the query fails. */
export async function hostSettings({
  graphql,
}: Pick<CreatePagesArgs, 'graphql'>): Promise<HostSettings> {
  const result = await graphql<Queries.HostSettingsQuery>(/* GraphQL */ `
    query HostSettings {
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
      `The settings for hosts could not be read: ${JSON.stringify(result.errors)}`,
    );
  return {
    site: data.siteSettings,
    redirects: [...data.allRedirect.nodes],
    pages: data.allSitePage.nodes.map(({ path }) => path),
  };
}
