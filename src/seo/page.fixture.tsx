import type { PageProps } from 'gatsby';
import { Component } from 'react';

/** The props of a page. */
export function pagePropsOf<Data extends object>(
  data: Data,
  path: string,
): PageProps<Data> {
  return {
    data,
    path,
    uri: path,
    location: Object.assign({}, window.location, {
      pathname: path,
      state: null,
    }),
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
