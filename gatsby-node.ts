import type { GatsbyNode } from 'gatsby';
import { syncContent, watchContent } from './src/gatsby/content/content-gate';
import {
  createContentPages,
  createStyleguide,
  moveNotFoundPage,
} from './src/gatsby/pages/create-pages';
import { isDeveloping } from './src/gatsby/pages/developing';
import { finishSite } from './src/gatsby/finishing/finish-site';
import { writeLicences } from './src/gatsby/licences';
import { writeMachineFiles } from './src/gatsby/machine-files';
import { writePostIndex } from './src/gatsby/posts/post-index';
import { issues } from './src/gatsby/content/issue-stream';
import { pageTypes } from './src/gatsby/pages/site-pages';
import { writeSocialImages } from './src/gatsby/social-images/write';
import { contentTypeDefinitions } from './src/content/generated/graphql-types';
import { ISSUE_EVENTS } from './src/content/check/issue';

/** Tells the content gate, during `develop`, that Gatsby has worked on what has changed so far. */
let takeChanges = () => {};
let isServing = false;

// The first thing Gatsby calls: any later, and a build without a cache has already emptied public/.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (isDeveloping()) takeChanges = await watchContent(reporter, issues.tell);
  else syncContent(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions, schema }) => {
    actions.createTypes(contentTypeDefinitions());
    actions.createTypes(pageTypes(schema));
  };

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args);
  await writePostIndex(args);
  await writeMachineFiles(args);
  createStyleguide(args);
  if (isServing) takeChanges();
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] =
  writeLicences;

export const onCreatePage: GatsbyNode['onCreatePage'] = moveNotFoundPage;

// The site's own turn comes after every plugin's: the feed and the sitemap are there to be compressed.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeSocialImages(args);
  await finishSite(args);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  // Gatsby declares its Express app as any.
  const server = app as { get: (path: string, answer: unknown) => void };
  server.get(ISSUE_EVENTS, issues.answer);
  isServing = true;
  takeChanges();
};
