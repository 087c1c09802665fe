import fs from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { kindOfFile, UNQUERIED_FILES } from './src/content/kinds';
import { TEMPLATE_NOT_FOUND } from './src/content/routes';
import { isDevelop } from './src/gatsby/internals/develop-work';
import { manifestOptions } from './src/gatsby/manifest';
import { feedOptions } from './src/gatsby/posts/feed';
import { COPY_DIR } from './src/gatsby/sync/content-copy';

// gatsby-source-filesystem requires the folder to exist; src/gatsby/sync/content-sync.ts fills it later.
fs.mkdirSync(COPY_DIR, { recursive: true });

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  // Type generation takes 0.2 s after every edit of data/, so it is off in `develop`.
  graphqlTypegen: !isDevelop() && {
    generateOnBuild: true,
    documentSearchPaths: ['./src/gatsby/**/*.{ts,tsx}'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: COPY_DIR,
        ignore: UNQUERIED_FILES.map((file) => `**/${file}`),
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: FileSystemNode }) =>
          kindOfFile(node.relativePath),
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          // No AVIF: up to 25 % smaller, but 15 times slower to encode.
          formats: ['webp'],
          quality: 50,
          // Widths for cards: small cards, cards on a desktop and cards on a phone, at a pixel ratio of 2 to 3.
          breakpoints: [256, 384, 704],
        },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        query: '{ siteSettings { origin } allSitePage { nodes { path } } }',
        resolveSiteUrl: (data: { siteSettings: { origin: string } }) =>
          data.siteSettings.origin,
        excludes: [TEMPLATE_NOT_FOUND],
        // Search engines find it through robots.txt; browsers don't use the link.
        createLinkInHead: false,
      },
    },
    { resolve: 'gatsby-plugin-feed', options: feedOptions },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions() },
  ],
};

export default config;
