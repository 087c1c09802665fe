import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ScriptsOnLoad } from '../loader/scripts-on-load';
import { NotFound } from '../sections/not-found/not-found';
import { PageHead } from '../seo/page-head';

/** For all unknown paths except below /websites: see `template-not-found-page.tsx`. */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery, object, { requested?: string } | null>) {
  const path = location.state?.requested ?? location.pathname;

  useEffect(() => {
    console.error('404: no page at', path);
  }, [path]);

  return (
    <>
      <ScriptsOnLoad />
      <NotFound {...data.notFoundPage} />
    </>
  );
}

/** The code of src/loader/inline/template-not-found.ts, inserted by src/gatsby/webpack.ts. */
declare const TEMPLATE_NOT_FOUND_SCRIPT: string;

export function Head({ data, location }: HeadProps<Queries.NotFoundQuery>) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: TEMPLATE_NOT_FOUND_SCRIPT }} />
      <PageHead noIndex path={location.pathname} {...data.notFoundPage.seo} />
    </>
  );
}

export const query = graphql`
  query NotFound {
    notFoundPage {
      seo {
        ...SeoFields
      }
      ...NotFoundFields
    }
  }
`;
