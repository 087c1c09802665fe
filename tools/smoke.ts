// npm run smoke -- https://www.larkfield.example — looks at a deployed site: every route, the not-found screen, feed,
// sitemap, redirects, caching and headers. Ends with 1 when something is wrong.
//   --plain-host    leaves out what a host without headers and redirects, such as GitHub Pages, can't do
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  RESOURCE_POLICY,
  securityHeaders,
} from '../src/gatsby/security/headers';
import type { Header } from '../src/gatsby/security/headers';
import { headerPolicy } from '../src/gatsby/security/policy';
import { checkContent } from '../src/content/check/check';
import { allRoutes } from '../src/content/routes';
import type { Findings } from './smoke/deployed-site';
import { DeployedSite } from './smoke/deployed-site';
import {
  freshnessProblems,
  headerProblems,
  pageProblems,
} from './smoke/page-checks';
import * as checks from './smoke/site-checks';

void run().catch((error: unknown) => {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'plain-host': { type: 'boolean', default: false } },
  });
  const [address] = positionals;
  if (!address || !URL.canParse(address))
    throw new Error(
      'Say which site: npm run smoke -- https://www.larkfield.example',
    );
  const { origin } = new URL(address);
  const problems = report(await lookAt(origin, values['plain-host']));
  process.exitCode = problems > 0 ? 1 : 0;
}

/** Looks at everything; gives what was found, in order. */
async function lookAt(at: string, isPlain: boolean): Promise<Findings[]> {
  const result = checkContent(path.resolve('data'));
  const [settings] = result.ok ? result.content.SiteSettings : [];
  if (!result.ok || !settings)
    throw new Error('data/ has mistakes: see npm run check:content');
  const { origin } = settings.value;
  const routes = allRoutes(result.content);
  const redirects = result.content.Redirect.flatMap(({ value }) => value);
  const headers: Header[] = [
    ...securityHeaders(
      headerPolicy(settings.value, { scripts: [], styleAttributes: [] }),
    ),
    [RESOURCE_POLICY.name, RESOURCE_POLICY.own],
  ];

  const site = new DeployedSite(at);
  const pages = await site.getAll(routes);
  const [home] = pages;
  if (!home) throw new Error('data/ has no routes');
  return [
    {
      checked: `${routes.length} routes`,
      problems: pages.flatMap((page) => pageProblems(page, origin)),
    },
    {
      checked: 'the not-found screen',
      problems: await checks.notFoundProblems(site),
    },
    {
      checked: 'the feed',
      problems: await checks.feedProblems(site, origin),
    },
    {
      checked: 'the sitemap',
      problems: await checks.sitemapProblems(site, origin, routes),
    },
    ...(isPlain
      ? []
      : [
          {
            checked: `${routes.length + redirects.length} redirects`,
            problems: await checks.redirectProblems(site, routes, redirects),
          },
          {
            checked: 'caching',
            problems: [
              ...pages.flatMap(freshnessProblems),
              ...(await checks.cachingProblems(site, home)),
            ],
          },
          {
            checked: 'security headers of every route',
            problems: [
              ...pages.flatMap((page) => headerProblems(page, headers)),
              ...checks.observatoryProblems(home),
            ],
          },
        ]),
  ];
}

/** Prints the findings; gives the number of problems. */
function report(findings: Findings[]): number {
  for (const { checked, problems } of findings) {
    console.log(`${problems.length === 0 ? '✔' : '✖'} ${checked}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  return findings.flatMap(({ problems }) => problems).length;
}
