// npm run serve — serves the built site on http://localhost:9000, or on the port given as an argument. npm start builds
// it first: `--build`.
import { HOST, requireFreePort } from './lib/port';
import { step } from './lib/run';
import { requireBuiltSite, siteServer } from './lib/static-server';

const port = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 9000);

// Fails before the build, which takes a minute.
await requireFreePort(port);
if (process.argv.includes('--build'))
  step('Building the site', 'npx', ['gatsby', 'build']);
requireBuiltSite();
siteServer('public').listen(port, HOST, () =>
  console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`),
);
