import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const METRICS = {
  'script ms': 'bootup-time',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The figures of a page by the title of their column. */
export type Figures = Record<string, number>;

/** Lighthouse's figures for a page, with its defaults: a simulated phone, network and processor. */
export async function lighthouseOf(
  chromePath: string,
  url: string,
  tries = 3,
): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  const options = { port: chrome.port, logLevel: 'error' } as const;
  const result = await lighthouse(url, options).finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // On a busy machine Lighthouse sometimes records nothing, so it tries again.
  if (runtimeError && tries > 1)
    return lighthouseOf(chromePath, url, tries - 1);
  const network = audits['network-requests']?.details;
  const items = network?.type === 'table' ? network.items : [];
  // The browser fetches manifest and icons by itself.
  const requests = items.filter(
    ({ resourceType }) =>
      resourceType !== 'Manifest' && resourceType !== 'Other',
  );
  const weigh = (type?: string) =>
    kilobytes(
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .map(({ transferSize }) => Number(transferSize)),
    );
  const row: Figures = {
    all: weigh(),
    html: weigh('Document'),
    scripts: weigh('Script'),
  };
  for (const { id, score } of Object.values(categories))
    row[id] = Math.round(100 * (score ?? NaN));
  for (const [name, id] of Object.entries(METRICS)) {
    const digits = name === 'CLS' ? 3 : 0;
    row[name] = Number((audits[id]?.numericValue ?? NaN).toFixed(digits));
  }
  return row;
}

const COMPRESSED = { headers: { 'accept-encoding': 'br' } };

/** The scripts that a page requests on the first interaction, in kB. */
export async function scriptsLater(
  origin: string,
  route: string,
): Promise<number> {
  const html = await (await fetch(origin + route)).text();
  const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  const responses = await Promise.all(
    scripts.split(' ').map((script) => fetch(origin + script, COMPRESSED)),
  );
  return kilobytes(
    responses.map(({ headers }) => Number(headers.get('content-length'))),
  );
}

const kilobytes = (sizes: readonly number[]) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
