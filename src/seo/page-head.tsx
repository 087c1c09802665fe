import { graphql, type HeadProps, useStaticQuery } from 'gatsby';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { SOCIAL_SIZE } from '../content/constants';
import { pageTitle } from '../content/text/page-title';
import { canonicalUrl, socialImageAlt } from './addresses';

// src/gatsby/pages/page-interface.ts makes these values.
export const fragment = graphql`
  fragment PageHeadFields on PageMetadata {
    path
    title
    description
    keywords
    socialImage
    breadcrumb {
      name
      path
    }
  }
  fragment PageFields on Page {
    metadata {
      ...PageHeadFields
    }
  }
  fragment SeoFields on Seo {
    title
    description
    keywords
  }
`;

type PageHeadProps = {
  /** The Open Graph type; "website" for most pages. */
  type?: 'website' | 'article';
} & (
  | (Queries.PageHeadFieldsFragment & { noIndex?: never })
  // What no search engine lists has no canonical address and the site's own social image.
  | (Queries.SeoFieldsFragment & {
      path: string;
      noIndex: true;
      socialImage?: never;
      breadcrumb?: never;
    })
);

/** A page's metadata: title, description, keywords, canonical address, social previews and breadcrumb. */
export function PageHead({
  path,
  title,
  description,
  keywords,
  socialImage,
  breadcrumb = [],
  noIndex,
  type = 'website',
}: PageHeadProps) {
  const { siteSettings: site } = useStaticQuery<Queries.PageHeadSiteQuery>(
    graphql`
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
    `,
  );
  const url = canonicalUrl(site.origin, path);
  const fullTitle =
    path === '/' ? `${site.name} | ${title}` : pageTitle(title, site.name);
  const image = site.origin + (socialImage ?? site.socialImage.publicURL ?? '');
  const imageAlt = socialImage
    ? socialImageAlt(title, site.name)
    : site.socialImageAlt;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${SOCIAL_SIZE.width}`} />
      <meta property="og:image:height" content={`${SOCIAL_SIZE.height}`} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {breadcrumb.length > 0 && (
        <JsonLd data={breadcrumbData(site.origin, breadcrumb)} />
      )}
    </>
  );
}

type PageData = { page: { metadata: Queries.PageHeadFieldsFragment } };

/** The `Head` of a page without structured data; its query must call the page's node `page`. */
export function MetadataHead({ data }: HeadProps<PageData>) {
  return <PageHead {...data.page.metadata} />;
}

/** Gatsby decodes entities in scripts of the head, so both "<" and "&lt;" in a text could end the script. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('&', '\\u0026');
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** A page on the path to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

const breadcrumbData = (
  origin: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(origin, path),
  })),
});
