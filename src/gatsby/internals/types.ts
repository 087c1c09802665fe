import type { BuildArgs } from 'gatsby';
import { graphQLTypegen } from 'gatsby/dist/services/graphql-typegen';

/**
 * Writes src/gatsby-types.d.ts and ends the program. For `onPreBuild`, when schemas and queries are known: a build
 * writes the types much later, after bundles and queries, and Gatsby has no command for them alone.
 */
export async function writeTypesAlone(
  { store, reporter }: Pick<BuildArgs, 'store' | 'reporter'>,
  directory = '.',
): Promise<never> {
  await graphQLTypegen({ program: { directory }, store, reporter });
  process.exit();
}
