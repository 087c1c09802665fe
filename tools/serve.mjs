// npm run serve — serves the built site on http://localhost:9000, or on the port given as the first argument.
import fs from 'node:fs';
import { HOST, requireFreePort } from './lib/port.mjs';
import { fail } from './lib/run.mjs';
import { siteServer } from './lib/static-server.mjs';

const port = Number(process.argv[2] ?? 9000);

if (!fs.existsSync('public/404.html'))
  fail('There is no built site in public/: run “npm run build” first.');
await requireFreePort(port);
siteServer('public').listen(port, HOST, () =>
  console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`),
);
