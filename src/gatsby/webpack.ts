import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeLicences } from './licences';

interface WebpackConfig {
  resolve: { extensions: string[] };
}

/** Changes what Gatsby has webpack do, for the sake of licences and of faster builds. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  writeLicences(args);
  const { stage, actions, getConfig } = args;
  const config = (getConfig as () => WebpackConfig)();
  // Imports name no endings, so webpack tries them in turn: those of our own files come first.
  config.resolve.extensions.unshift('.tsx', '.ts');
  actions.replaceWebpackConfig(config);
  // Source maps of what visitors load took a sixth of a build.
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ devtool: false });
}
