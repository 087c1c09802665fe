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

/** What browsers that know light-dark() can read. Gatsby's own setting writes the JavaScript of 2009. */
const ECMA = 2020;

/** The part of Gatsby's minifier that is set here. */
interface Minifier {
  options: { minimizer: { options: Record<string, unknown> } };
}

/** Makes the scripts that visitors fetch smaller; the build itself and `develop` stay as Gatsby has them. */
export function slimScripts({
  stage,
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'getConfig'>): void {
  if (stage !== 'build-javascript') return;
  const { optimization } = (getConfig as () => unknown)() as {
    optimization: { minimizer: object[] };
  };
  for (const minifier of optimization.minimizer)
    if (isMinifierOfScripts(minifier))
      Object.assign(minifier.options.minimizer.options, {
        compress: { ecma: ECMA, passes: 2 },
        format: { ecma: ECMA, comments: false },
        output: undefined,
      });
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(UNUSED.map((name) => [`${name}$`, false])),
    },
  });
}

function isMinifierOfScripts(minifier: object): minifier is Minifier {
  return minifier.constructor.name === 'TerserPlugin';
}
