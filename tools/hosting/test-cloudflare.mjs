// node tools/hosting/test-cloudflare.mjs — serves the built site as Cloudflare Pages does and runs the specs of deployed
// sites against it. Their own server does it, with _headers and _redirects, and asks for no account.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startInBackground } from '../lib/background.mjs';
import { requireSite } from '../lib/deployed-site.mjs';
import { HOST, requireFreePort } from '../lib/port.mjs';
import { step } from '../lib/run.mjs';
import { requireBuiltSite } from '../lib/static-server.mjs';
import { COMPATIBILITY_DATE, WITHOUT_METRICS, WRANGLER } from './wrangler.mjs';

const PORT = 9200;

/** In seconds; the first time, npx downloads it. */
const TIME_TO_START = 180;

requireBuiltSite();
await requireFreePort(PORT);

// It leaves its state where it is started.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-wrangler-'));
startInBackground(
  'npx',
  [
    ...WRANGLER,
    'pages',
    'dev',
    path.resolve('public'),
    '--ip',
    HOST,
    '--port',
    PORT,
    '--compatibility-date',
    COMPATIBILITY_DATE,
    '--log-level',
    'warn',
  ],
  { cwd: folder, env: WITHOUT_METRICS },
);

const address = `http://${HOST}:${PORT}`;
await requireSite(address, TIME_TO_START);
await step(
  'Testing the site as Cloudflare Pages serves it',
  'node',
  ['tools/e2e.mjs', 'deployed'],
  { BASE_URL: address },
);
process.exit();
