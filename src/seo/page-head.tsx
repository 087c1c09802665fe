import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../content/required';
import { breadcrumbList } from './structured-data/breadcrumbs';
import { JsonLd } from './structured-data/json-ld';
import { canonicalUrl } from './paths';
import { SOCIAL_SIZE, socialImageAlt, socialImagePath } from './social-image';
import { trailTo } from './trail';

interface PageHeadProps {
  pathname: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** What search engines call the page in its trail; its title, without the brand behind it, if left out. */
  name?: string;
  /** The paths of the pages between the home page and it, outermost first. */
  parents?: readonly string[];
  /** What social networks call it; most pages are a website. */
  type?: 'website' | 'article';
  /** Set on screens that no search engine should list; they have no canonical address either. */
  unlisted?: boolean;
}

/**
 * The metadata of a page: title, description, keywords, canonical address, social previews (SPEC.md section 2) and the
 * way to it from the home page.
 */
export function PageHead({
  pathname,
  title,
  description,
  keywords,
  name = title.split(' | ')[0] ?? title,
  parents = [],
  type = 'website',
  unlisted = false,
}: PageHeadProps) {
  const { site, navigation } = useSite();
  const trail = trailTo(navigation, { pathname, name, parents });
  const url = canonicalUrl(site.origin, pathname);
  // src/gatsby/social-images draws one for every page that is listed; the others show the site's own.
  const image = unlisted
    ? { path: site.socialImage.publicURL ?? '', alt: site.socialImageAlt }
    : {
        path: socialImagePath(pathname),
        alt: socialImageAlt(title, site.name),
      };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={site.origin + image.path} />
      <meta property="og:image:width" content={`${SOCIAL_SIZE.width}`} />
      <meta property="og:image:height" content={`${SOCIAL_SIZE.height}`} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={site.origin + image.path} />
      <meta name="twitter:image:alt" content={image.alt} />
      {!unlisted && trail.length > 0 && (
        <JsonLd data={breadcrumbList(site.origin, trail)} />
      )}
    </>
  );
}

function useSite() {
  const data = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      siteSettings {
        name
        origin
        socialImage {
          publicURL
        }
        socialImageAlt
      }
      navigation {
        header {
          name
          href
          dropdown {
            name
            href
          }
        }
        footer {
          groups {
            links {
              name
              href
            }
          }
        }
      }
    }
  `);
  return {
    site: required(data.siteSettings, 'site.json'),
    navigation: required(data.navigation, 'navigation.json'),
  };
}
