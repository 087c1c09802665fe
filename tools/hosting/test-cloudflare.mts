// npm run test:cloudflare — serves the built site as Cloudflare Pages does and runs the specs of deployed
// sites against it. Their own server does it, with _headers and _redirects, and asks for no account.
import { requireChromium } from '../lib/browsers';
import { HOST } from '../lib/port';
import { step } from '../lib/run';
import { requireBuiltSite } from '../lib/static-server';

requireBuiltSite();
step(
  'Testing the site as Cloudflare Pages serves it',
  'npx',
  ['playwright', 'test', '--config', 'tools/hosting'],
  {
    BASE_URL: `http://${HOST}:9200`,
    CHROMIUM_PATH: requireChromium(),
  },
);
