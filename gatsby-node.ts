import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { ISSUE_EVENTS } from './src/content/check/report';
import { contentTypeDefinitions } from './src/content/converters/graphql-types';
import { kinds, queriedKindNames } from './src/content/kinds';
import { isDevelop } from './src/gatsby/internals/develop-work';
import { writeTypesAlone } from './src/gatsby/internals/types';
import {
  createContentPages,
  serve404AtRoot,
} from './src/gatsby/pages/create-pages';
import { pageTypes } from './src/gatsby/pages/page-interface';
import { finishBuild } from './src/gatsby/post-build/post-build';
import { writePublicFiles } from './src/gatsby/public-files';
import { querySiteData } from './src/gatsby/site-data';
import { writeSocialImages } from './src/gatsby/social-images/write';
import { syncContent, watchContent } from './src/gatsby/sync/content-sync';
import { issueStream } from './src/gatsby/sync/issue-stream';
import { configureWebpack } from './src/gatsby/webpack';

const issues = issueStream();
let isServing = false;
let watched: ReturnType<typeof watchContent> | undefined;

// The first hook that Gatsby calls: later ones come after a build without a cache has emptied public/.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (isDevelop()) {
    watched = watchContent(reporter, issues.broadcast);
    await watched.ready;
  } else await syncContent(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions, schema }) => {
    actions.createTypes(contentTypeDefinitions());
    // Bodies and panels are JSON, in which GraphQL finds no pictures.
    actions.createTypes(`
      type Post implements Node {
        bodyPictures: [File!] @fileByRelativePath(from: "body.image")
      }
      type Product implements Node {
        panelPicture: File @fileByRelativePath(from: "panel.image")
      }
      type AiLeadGenPage implements Node {
        adPicture: File! @fileByRelativePath(from: "campaign.ad.light")
        adPictureDark: File! @fileByRelativePath(from: "campaign.ad.dark")
      }
    `);
    actions.createTypes(pageTypes(schema));
  };

// A query for one file is never null, since the checker refuses missing files. Files that hold a list
// may be empty.
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  // Gatsby types `createResolvers` as any Function.
  const create = args.createResolvers as (types: object) => void;
  const queries = queriedKindNames
    .filter((name) => !(kinds[name].schema instanceof z.ZodArray))
    .map((name): [string, object] => [
      name.charAt(0).toLowerCase() + name.slice(1),
      { type: `${name}!` },
    ]);
  create({ Query: Object.fromEntries(queries) });
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const data = await querySiteData(args);
  createContentPages(args, data);
  await writePublicFiles(args, data);
  if (isServing) watched?.pagesMade();
};

// For `npm run types`.
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  if (process.env['ONLY_TYPES']) await writeTypesAlone(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] =
  configureWebpack;

export const onCreatePage: GatsbyNode['onCreatePage'] = serve404AtRoot;

// The site's own onPostBuild runs after those of all plugins, so feed and sitemap exist.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const data = await querySiteData(args);
  await writeSocialImages(args, data);
  await finishBuild(args, data);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  // Gatsby's type for its Express app is `any`.
  const server = app as { get: (path: string, handler: unknown) => void };
  server.get(ISSUE_EVENTS, issues.connect);
  isServing = true;
  watched?.pagesMade();
};
