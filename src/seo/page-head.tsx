import { graphql, useStaticQuery } from 'gatsby';
import { loaded } from '../content/loaded';
import { canonicalUrl } from './paths';
import { SOCIAL_SIZE, socialImageAlt, socialImagePath } from './social-image';

interface PageHeadProps {
  pathname: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** What social networks call it; most pages are a website. */
  type?: 'website' | 'article';
  /** Set on screens that no search engine should list; they have no canonical address either. */
  unlisted?: boolean;
}

/** The metadata of a page: title, description, keywords, canonical address and social previews (SPEC.md section 2). */
export function PageHead({
  pathname,
  title,
  description,
  keywords,
  type = 'website',
  unlisted = false,
}: PageHeadProps) {
  const site = useSite();
  const url = canonicalUrl(site.origin, pathname);
  // src/build/social-images draws one for every page that is listed; the others show the site's own.
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
    </>
  );
}

function useSite() {
  const { siteSettings } = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      siteSettings {
        name
        origin
        socialImage {
          publicURL
        }
        socialImageAlt
      }
    }
  `);
  return loaded(siteSettings, 'site.json');
}
