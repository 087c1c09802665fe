// Untyped Gatsby modules: the one that writes types, the page loader, which Gatsby copies to .cache before webpack runs,
// and for tests the code that writes scripts into pages.

declare module 'gatsby/dist/services/graphql-typegen' {
  import type { BuildArgs } from 'gatsby';
  export function graphQLTypegen(
    context: { program: { directory: string } } & Pick<
      BuildArgs,
      'store' | 'reporter'
    >,
  ): Promise<void>;
}

declare module 'gatsby/dist/utils/slices/stitching' {
  export function stitchSliceForAPage(page: {
    pagePath: string;
    publicDir: string;
  }): Promise<void>;
}

declare module 'gatsby/dist/utils/gatsby-webpack-stats-extractor' {
  type Write = (stats: object, done: () => void) => Promise<void>;
  export class GatsbyWebpackStatsExtractor {
    constructor(publicPath: string);
    apply(compiler: {
      hooks: { done: { tapAsync: (name: string, write: Write) => void } };
    }): void;
  }
}

declare module '*/.cache/loader' {
  interface PageDataRequest {
    pagePath: string;
    internalServerError?: boolean;
    status?: string;
  }
  export class BaseLoader {
    constructor(loadComponent: unknown, matchPaths: unknown[]);
    fetchPageDataJson: (
      this: BaseLoader,
      request: PageDataRequest,
    ) => Promise<PageDataRequest>;
  }
}
