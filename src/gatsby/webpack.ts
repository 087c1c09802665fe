import type { CreateWebpackConfigArgs } from 'gatsby';
import { WAITS } from '../components/hydration/waits';
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
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps of what visitors load took a sixth of a build.
      devtool: false,
      output: { chunkLoadTimeout: WAITS.request },
    });
}
