import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { useEffect } from 'react';
import { ScriptsOnLoad } from '../browser/scripts';
import { TEMPLATE_NOT_FOUND } from '../content/routes';
import { NotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

/** For all unknown paths except below /websites: see `template-not-found-page.tsx`. */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery>) {
  const { pathname } = location;

  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <>
      <ScriptsOnLoad />
      <NotFound {...data.notFoundPage} />
    </>
  );
}

/** For hosts that support only one 404 page: before the first paint, replaces it by the one for website templates. */
const SHOW_TEMPLATES_OWN = `if (/^\\/websites(\\/|$)/.test(location.pathname)) {
  const { style } = document.documentElement;
  style.display = 'none';
  fetch('${TEMPLATE_NOT_FOUND}').then((answer) => answer.text()).then((html) => {
    document.open();
    document.write(html);
    document.close();
  }).catch(() => { style.display = ''; });
}`;

export function Head({ data, location }: HeadProps<Queries.NotFoundQuery>) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: SHOW_TEMPLATES_OWN }} />
      <PageHead path={location.pathname} {...data.notFoundPage.seo} />
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
