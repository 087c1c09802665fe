import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { ScriptsOnLoad } from '../components/hydration/scripts-on-load';
import { useHydrated } from '../components/hydration/use-hydrated';
import { closestPages, suggestedPages } from '../content/closest-pages';
import { required } from '../content/required';
import { NotFound, TemplateNotFound } from '../sections/not-found';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/not-found.json';

/**
 * The screen for every unknown path. Hosts answer unknown templates with this page too, so it turns into
 * "Template not found" there: after it has been mounted, because its HTML is the same for all paths.
 */
export default function NotFoundPage({
  data,
  location,
}: PageProps<Queries.NotFoundQuery>) {
  const page = required(data.notFoundPage, FILE);
  const { pathname } = location;
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isTemplatePath(pathname)) console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <>
      <ScriptsOnLoad />
      {isHydrated && isTemplatePath(pathname) ? (
        <TemplateNotFound
          content={page.template}
          templates={closestTemplates(data, pathname)}
        />
      ) : (
        <NotFound
          content={page}
          {...suggestions(data, isHydrated ? pathname : '')}
        />
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundQuery>) {
  const { seo, template } = required(data.notFoundPage, FILE);
  const site = required(data.siteSettings, 'site.json');
  const title = isTemplatePath(location.pathname)
    ? `${template.title} | ${site.name}`
    : seo.title;
  return <PageHead path={location.pathname} {...seo} title={title} />;
}

/** Whether a path is one of website templates: /websites and everything below. */
function isTemplatePath(pathname: string): boolean {
  return /^\/websites(?:\/|$)/.test(pathname);
}

/** All website templates, those first whose slug is like the unknown one. */
function closestTemplates(
  { websiteDesignPage }: Queries.NotFoundQuery,
  pathname: string,
) {
  const templates = websiteDesignPage?.portfolio.templates ?? [];
  const slug = pathname.split('/').slice(2).join('/');
  const known = templates.map((template) => ({
    ...template,
    path: template.slug,
    keywords: [],
  }));
  return suggestedPages(closestPages(slug, known), known);
}

/** The pages that were probably meant by an address; by none, those that most people want. */
function suggestions(
  { pages, posts, notFoundPage }: Queries.NotFoundQuery,
  pathname: string,
) {
  const known = [...pages.nodes, ...posts.nodes].flatMap(
    ({ metadata }) => metadata ?? [],
  );
  const wanted = notFoundPage?.suggestions.pages ?? [];
  const common = wanted.flatMap(
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
    siteSettings {
      name
    }
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
      template {
        ...TemplateNotFoundFields
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
    websiteDesignPage {
      portfolio {
        templates {
          ...TemplateCardFields
        }
      }
    }
  }
`;
