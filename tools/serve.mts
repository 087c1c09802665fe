// npm run serve — serves the built site on http://localhost:9000, or on the port given as an argument. npm start builds
// it first: `--build`.
import { parseArgs } from 'node:util';
import { HOST, requireFreePort } from './lib/local-server';
import { step } from './lib/run';
import { requireBuiltSite, siteServer } from './lib/static-server';

const { values, positionals } = parseArgs({
  options: { build: { type: 'boolean' } },
  allowPositionals: true,
});
const port = Number(positionals[0] ?? 9000);

// Fails before the build, which takes a minute.
await requireFreePort(port);
if (values.build) step('Building the site', 'npx', ['gatsby', 'build']);
requireBuiltSite();
siteServer('public').listen(port, HOST, () =>
  console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`),
);
