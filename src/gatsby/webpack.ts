import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import LicensePlugin from 'webpack-license-plugin';
import { bundleInlineScript } from '../loader/build/bundle-inline-script';
import { TIMEOUTS } from '../loader/hydration';

interface WebpackConfig {
  resolve: { extensions: string[] };
}

/** Extends Gatsby's webpack configuration: licences, inline scripts and faster builds. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  writeLicences(args);
  const { stage, actions, getConfig, plugins } = args;
  const config = (getConfig as () => WebpackConfig)();
  // webpack tries these endings in order; those of our own files are first.
  config.resolve.extensions.unshift('.tsx', '.ts');
  actions.replaceWebpackConfig(config);
  // Gatsby types `define` as any Function.
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    plugins: [
      define({
        CAMPAIGN_SCRIPT: inlineScript('campaign'),
        HEAD_SCRIPT: inlineScript('head'),
        TEMPLATE_NOT_FOUND_SCRIPT: inlineScript('template-not-found'),
      }),
    ],
  });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps take a sixth of a build's time.
      devtool: false,
      output: { chunkLoadTimeout: TIMEOUTS.request },
    });
}

const inlineScript = (name: string) =>
  JSON.stringify(bundleInlineScript(`src/loader/inline/${name}.ts`));

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
}

/**
 * Writes the licences of all bundled packages, which must be published although minified scripts have no comments.
 * Fails if a package has no licence.
 */
function writeLicences({ stage, actions }: CreateWebpackConfigArgs) {
  if (stage !== 'build-javascript') return;
  const { name: thisPackage, dependencies } = JSON.parse(
    fs.readFileSync('package.json', 'utf8'),
  ) as Manifest;
  const fonts = Object.keys(dependencies).filter((name) =>
    name.startsWith('@fontsource'),
  );
  // Sent to browsers without being imported by name; the last two are Gatsby's own code and webpack's runtime.
  const notImported = [...fonts, 'gatsby', 'webpack'];
  actions.setWebpackConfig({
    plugins: [
      new LicensePlugin({
        excludedPackageTest: (name) => name === thisPackage,
        includePackages: () =>
          notImported.map((name) => path.resolve('node_modules', name)),
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
