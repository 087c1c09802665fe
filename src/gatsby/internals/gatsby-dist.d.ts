// What the tests here use of Gatsby's insides, to notice when they change.

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
