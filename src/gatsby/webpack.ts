import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';
import LicensePlugin from 'webpack-license-plugin';
import { TIMEOUTS } from '../components/hydration/hydration';
import { inlineScript } from './finishing/inline-scripts';

interface WebpackConfig {
  resolve: { extensions: string[] };
  /** Gatsby's rules for style sheets are lists of which one applies. */
  module: { rules: { oneOf?: unknown[] }[] };
}

/**
 * Changes Gatsby's webpack configuration for licences, the header's inline script and faster builds.
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
  const headerScript = inlineScript('src/inline/header.ts');
  // Gatsby types it as any function.
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    plugins: [define({ HEADER_SCRIPT: JSON.stringify(headerScript) })],
  });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps of the browser bundles took a sixth of a build.
      devtool: false,
      output: { chunkLoadTimeout: TIMEOUTS.request },
    });
}

/** Sent to browsers, but not imported: the fonts, Gatsby's own code and webpack's runtime. */
const NOT_IMPORTED = [
  '@fontsource-variable/cabin',
  '@fontsource-variable/figtree',
  '@fontsource-variable/jost',
  '@fontsource/bricolage-grotesque',
  '@fontsource/eb-garamond',
  '@fontsource/instrument-serif',
  '@fontsource/newsreader',
  'gatsby',
  'webpack',
];

/**
 * Makes webpack write the licences of all packages in its scripts: they have to be published with the scripts,
 * which hold no comments. The build fails on a package that names no licence.
 */
function writeLicences({ stage, actions }: CreateWebpackConfigArgs) {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    plugins: [
      new LicensePlugin({
        excludedPackageTest: (name) => name === 'larkfield-website',
        includePackages: () =>
          NOT_IMPORTED.map((name) => path.resolve('node_modules', name)),
        outputFilename: 'third-party-notices.json',
        additionalFiles: {
          'third-party-notices.txt': (packages) =>
            packages
              .map(({ name, version, license, repository, licenseText }) =>
                [`${name} ${version}`, license, repository, licenseText]
                  .filter(Boolean)
                  .join('\n\n'),
              )
              .join(`\n\n${'-'.repeat(80)}\n\n`),
        },
      }),
    ],
  });
}
