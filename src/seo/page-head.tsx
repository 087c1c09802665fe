import { graphql, useStaticQuery } from 'gatsby';
import { loaded } from '../content/loaded';
import { canonicalUrl } from './paths';

interface PageHeadProps {
  pathname: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** What social networks show of it, 1200 × 630 px: its path and what is to be seen. The site's own if left out. */
  image?: { path: string; alt: string } | undefined;
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
  image,
  type = 'website',
  unlisted = false,
}: PageHeadProps) {
  const site = useSite();
  const url = canonicalUrl(site.origin, pathname);
  const { path, alt } = image ?? {
    path: site.socialImage.publicURL ?? '',
    alt: site.socialImageAlt,
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
      <meta property="og:image" content={site.origin + path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={site.origin + path} />
      <meta name="twitter:image:alt" content={alt} />
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
