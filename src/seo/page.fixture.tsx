import { type ComponentType, Component } from 'react';
import { render } from '@testing-library/react';
import { type HeadProps, type PageProps, useStaticQuery } from 'gatsby';

/** The props of a page. On the not-found page `path` differs from the visitor's `pathname`. */
export function pagePropsOf<Data extends object>(
  data: Data,
  pathname: string,
  path = pathname,
): PageProps<Data> {
  return {
    data,
    path,
    uri: pathname,
    location: Object.assign({}, window.location, { pathname, state: null }),
    params: {},
    pageContext: {},
    serverData: {},
    children: undefined,
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: '', path, webpackCompilationHash: '' },
    },
  };
}

export const testSite: Queries.PageHeadSiteQuery = {
  siteSettings: {
    name: 'Larkfield',
    origin: 'https://www.example.com',
    socialImage: { publicURL: '/static/social.png' },
    socialImageAlt: 'Hills at first light',
  },
};

/** Renders the Head of a page at this path, as Gatsby does. */
export function renderHead<Data extends object>(
  Head: ComponentType<HeadProps<Data>>,
  data: Data,
  pathname: string,
): void {
  jest.mocked(useStaticQuery).mockReturnValue(testSite);
  render(
    <Head
      data={data}
      location={{ pathname }}
      params={{}}
      pageContext={{}}
      serverData={{}}
    />,
  );
}
