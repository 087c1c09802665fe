import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import LicensePlugin from 'webpack-license-plugin';

/** Sent to browsers, but not imported: the fonts, Gatsby's own code and webpack's runtime. */
const NOT_IMPORTED = [
  '@fontsource-variable/cabin',
  '@fontsource-variable/figtree',
  '@fontsource-variable/jost',
  '@fontsource/bricolage-grotesque',
  '@fontsource/instrument-serif',
  '@fontsource/newsreader',
  'gatsby',
  'webpack',
];

/**
 * Has webpack write the licences of all packages that its scripts contain: they have to be published with the scripts,
 * which hold no comments. The build fails on a package that names no licence.
 */
export function writeLicences({ stage, actions }: CreateWebpackConfigArgs) {
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
