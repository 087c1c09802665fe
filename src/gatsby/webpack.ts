import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * What Gatsby and Emotion bring to the browser although nothing here calls it: Gatsby's <Script> with its Partytown,
 * what Emotion's withTheme copies static properties with, and what would register a service worker. Together 3.5 kB of
 * every page's scripts.
 */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration$',
  'hoist-non-react-statics$',
  path.resolve('.cache/register-service-worker.js'),
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
  const config = (getConfig as () => unknown)() as {
    entry: { app: string };
    optimization: { minimizer: object[] };
  };
  const { optimization, entry } = config;
  for (const minifier of optimization.minimizer)
    if (isMinifierOfScripts(minifier))
      Object.assign(minifier.options.minimizer.options, {
        compress: { ecma: ECMA, passes: 2 },
        format: { ecma: ECMA, comments: false },
        output: undefined,
      });
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app: path.resolve('src/layout/start-in-steps.ts') },
  });
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /@emotion[\\/]cache[\\/].+\.js$/,
          use: [path.resolve('src/gatsby/without-prefixer.cjs')],
        },
      ],
    },
    resolve: {
      alias: {
        'gatsby-entry$': entry.app,
        ...Object.fromEntries(UNUSED.map((name) => [name, false])),
      },
    },
  });
}

function isMinifierOfScripts(minifier: object): minifier is Minifier {
  return minifier.constructor.name === 'TerserPlugin';
}
