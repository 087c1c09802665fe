import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Packages that Gatsby and Emotion bring to the browser although nothing here calls them: Gatsby's <Script> with its
 * Partytown, and what Emotion's withTheme copies static properties with. Together 3 kB of every page's scripts.
 */
const UNUSED = [
  'gatsby-script',
  '@builder.io/partytown/integration',
  'hoist-non-react-statics',
];

/** Leaves unused packages out of the scripts that visitors fetch; the build itself and `develop` keep them. */
export function leaveOutUnused({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(UNUSED.map((name) => [`${name}$`, false])),
    },
  });
}
