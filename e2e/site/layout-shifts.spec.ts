import http from 'node:http';
import { withServer } from '../../tools/lib/local-server';
import { layoutShifts, totalShift } from '../support/layout-shifts';
import { expect, test } from '../support/test';

// The chunks come from a plain server without the rest of the site.
test.use({ expectsErrors: true });

/** A twentieth of what Core Web Vitals call good. */
const LARGEST_SHIFT = 0.005;

for (const [part, lastWords] of [
  ['header', '</summary>'],
  ['hero', '</h1>'],
] as const)
  test(`a ${part} that arrives in two chunks hardly shifts`, async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const cut = html.indexOf(lastWords) - 2;
    const server = http.createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.write(html.slice(0, cut));
      setTimeout(() => response.end(html.slice(cut)), 1_000);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await withServer(server, async (origin) => {
      await page.goto(origin);
      const shifts = await layoutShifts(page);
      expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(
        LARGEST_SHIFT,
      );
    });
  });
