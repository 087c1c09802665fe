import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { useEffect } from 'react';
import { ScriptsOnLoad, useHydrated } from '../components/hydration/scripts';
import { closestPages, suggestedPages } from '../content/closest-pages';
import { TEMPLATE_NOT_FOUND } from '../content/routes';
import { NotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

/** For unknown paths, except below /websites, which have `template-not-found-page.tsx`. */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery>) {
  const { pathname } = location;
  const isHydrated = useHydrated();

  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <>
      <ScriptsOnLoad />
      {/* Its HTML is the same for all paths. */}
      <NotFound
        content={data.notFoundPage}
        {...suggestions(data, isHydrated ? pathname : '')}
      />
    </>
  );
}

/**
 * For hosts that only support one 404 page: replaces it by the one for website templates before anything is painted.
 */
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

/** The pages that an address probably meant, or else those that most people look for. */
function suggestions(
  { pages, posts, notFoundPage }: Queries.NotFoundQuery,
  pathname: string,
) {
  const known = [...pages.nodes, ...posts.nodes].flatMap(
    ({ metadata }) => metadata ?? [],
  );
  const common = notFoundPage.suggestions.pages.flatMap(
    ({ href }) => known.find(({ path }) => path === href) ?? [],
  );
  const closest = closestPages(pathname, known);
  return {
    suggestions: suggestedPages(closest, common),
    isLikely: closest.length > 0,
  };
}

export const query = graphql`
  query NotFound {
    notFoundPage {
      seo {
        ...SeoFields
      }
      ...NotFoundFields
      suggestions {
        pages {
          href
        }
      }
    }
    # The home page has a button of its own. Of the posts only the newest, so that this page stays small.
    pages: allPage(
      filter: { internal: { type: { nin: ["Post", "HomePage"] } } }
    ) {
      nodes {
        metadata {
          ...SuggestedPageFields
        }
      }
    }
    posts: allPost(sort: { date: DESC }, limit: 50) {
      nodes {
        metadata {
          ...SuggestedPageFields
        }
      }
    }
  }
`;
