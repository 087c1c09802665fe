import type { CreateWebpackConfigArgs } from 'gatsby';
import { WAITS } from '../components/hydration/waits';
import { inlineScript } from './inline-script';
import { writeLicences } from './licences';

interface WebpackConfig {
  resolve: { extensions: string[] };
  /** Gatsby's rules for style sheets are lists of which one applies. */
  module: { rules: { oneOf?: unknown[] }[] };
}

/**
 * Changes what Gatsby has webpack do, for the sake of licences, of the header's inline script and of faster builds.
 * `import text from './a.css?raw'` imports a style sheet as text.
 */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  writeLicences(args);
  const { stage, actions, getConfig, plugins } = args;
  const config = (getConfig as () => WebpackConfig)();
  // Imports name no endings, so webpack tries them in turn: those of our own files come first.
  config.resolve.extensions.unshift('.tsx', '.ts');
  // A style sheet's text: Gatsby's own rule would put the style sheet into every page.
  for (const { oneOf } of config.module.rules)
    oneOf?.unshift({ resourceQuery: /^\?raw$/, type: 'asset/source' });
  actions.replaceWebpackConfig(config);
  const headerScript = inlineScript('src/layout/header-script.ts');
  // Gatsby types it as any function.
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    plugins: [define({ HEADER_SCRIPT: JSON.stringify(headerScript) })],
  });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps of what visitors load took a sixth of a build.
      devtool: false,
      output: { chunkLoadTimeout: WAITS.request },
    });
}
