import fs from 'node:fs';
import path from 'node:path';
import { freePort, HOST } from '../../tools/lib/local-server';
import { startCommand } from '../../tools/lib/run';
import { expect, test as base } from './test';

/** The version that publishes the site. Not a dependency: it takes 195 MB and is only used here. */
const [, WRANGLER = ''] =
  /wranglerVersion: (\S+)/.exec(
    fs.readFileSync('.github/workflows/deploy.yml', 'utf8'),
  ) ?? [];
/** The latest date that this version's runtime supports. */
const COMPATIBILITY_DATE = '2026-04-26';

/** wrangler keeps its state in the current folder. */
const STATE = path.resolve('node_modules/.cache/wrangler');

/** Turns off telemetry and a request for this machine's location. */
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** npx has to download wrangler the first time. */
const TO_START = { timeout: 300_000 };

/** Tests of a deployed site, or else of public/ in Cloudflare's local server. */
export const test = base.extend<object, { host: string }>({
  host: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const deployed = process.env['BASE_URL'];
      if (deployed) return provide(deployed);
      const port = await freePort();
      fs.mkdirSync(STATE, { recursive: true });
      const stop = startCommand(
        `npx --yes --prefer-offline wrangler@${WRANGLER} pages dev ${path.resolve('public')} --ip ${HOST} --port ${port} --compatibility-date ${COMPATIBILITY_DATE} --log-level warn`,
        { cwd: STATE, env: QUIET },
      );
      const origin = `http://${HOST}:${port}`;
      await expect(() => fetch(origin)).toPass(TO_START);
      await provide(origin);
      stop();
    },
    { scope: 'worker', ...TO_START },
  ],
  baseURL: ({ host }, provide) => provide(host),
});
