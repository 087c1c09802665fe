import type { GatsbyNode } from 'gatsby';
import { admitContent, keepAdmittingContent } from './src/build/content-gate';
import { createContentPages, moveNotFoundPage } from './src/build/create-pages';
import { contentTypeDefinitions } from './src/content/graphql-types';

// The first thing Gatsby calls: any later, and a build without a cache has already emptied public/.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  if (process.env['gatsby_executing_command'] === 'develop')
    await keepAdmittingContent(reporter);
  else admitContent(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions }) => {
    actions.createTypes(contentTypeDefinitions());
  };

export const createPages: GatsbyNode['createPages'] = createContentPages;

export const onCreatePage: GatsbyNode['onCreatePage'] = moveNotFoundPage;
