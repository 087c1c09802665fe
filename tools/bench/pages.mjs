import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { medians, printRow, withSite } from './shared.mjs';

const METRICS = {
  'script ms': 'bootup-time',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Prints what Lighthouse says of each route, as it is set by default: a phone, network and processor simulated. */
export const benchPages = ({ routes, runs }) =>
  withSite(async (origin, executable) => {
    for (const [place, route] of routes.entries()) {
      const measure = () => lighthouseOf(executable, origin + route);
      const figures = await medians(runs, measure);
      printRow({ route: `\`${route}\``, ...figures }, place === 0);
    }
  });

async function lighthouseOf(chromePath, url, tries = 3) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' };
  const { lhr } = await lighthouse(url, options).finally(() => chrome.kill());
  // Now and then it records nothing, on a busy machine above all.
  if (lhr.runtimeError && tries > 1)
    return lighthouseOf(chromePath, url, tries - 1);
  // The manifest and the icons are the browser's, not the page's.
  const requests = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType }) => !['Manifest', 'Other'].includes(resourceType),
  );
  const isScript = ({ resourceType }) => resourceType === 'Script';
  const row = {
    'all kB': kilobytes(requests),
    'scripts kB': kilobytes(requests.filter(isScript)),
  };
  for (const { id, score } of Object.values(lhr.categories))
    row[id] = Math.round(100 * score);
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number(lhr.audits[id].numericValue.toFixed(digits));
  }
  return row;
}

const kilobytes = (requests) =>
  Math.round(requests.reduce((sum, each) => sum + each.transferSize, 0) / 100) /
  10;
