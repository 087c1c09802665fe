// npm run serve — serves the built site on http://localhost:9000, or on the port given as the first argument.
import { HOST, requireFreePort } from './lib/port.mjs';
import { requireBuiltSite, siteServer } from './lib/static-server.mjs';

const port = Number(process.argv[2] ?? 9000);

requireBuiltSite();
await requireFreePort(port);
siteServer('public').listen(port, HOST, () =>
  console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`),
);
