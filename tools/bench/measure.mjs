import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const METRICS = {
  'script ms': 'bootup-time',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Lighthouse's figures for a page, with its defaults: a simulated phone, network and processor. */
export async function lighthouseOf(chromePath, url, tries = 3) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' };
  const { lhr } = await lighthouse(url, options).finally(() => chrome.kill());
  // On a busy machine Lighthouse sometimes records nothing, so it tries again.
  if (lhr.runtimeError && tries > 1)
    return lighthouseOf(chromePath, url, tries - 1);
  // The browser fetches manifest and icons by itself.
  const requests = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType }) => !['Manifest', 'Other'].includes(resourceType),
  );
  const weigh = (type) =>
    kilobytes(
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .map(({ transferSize }) => transferSize),
    );
  const row = {
    all: weigh(),
    html: weigh('Document'),
    scripts: weigh('Script'),
  };
  for (const { id, score } of Object.values(lhr.categories))
    row[id] = Math.round(100 * score);
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number(lhr.audits[id].numericValue.toFixed(digits));
  }
  return row;
}

const COMPRESSED = { headers: { 'accept-encoding': 'br' } };

/** The scripts that a page requests on the first interaction, in kB. */
export async function scriptsLater(origin, route) {
  const html = await (await fetch(origin + route)).text();
  const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  const responses = await Promise.all(
    scripts.split(' ').map((script) => fetch(origin + script, COMPRESSED)),
  );
  return kilobytes(
    responses.map(({ headers }) => Number(headers.get('content-length'))),
  );
}

const kilobytes = (sizes) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
