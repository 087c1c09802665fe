// npm start — sets up, builds and serves the site on http://localhost:9000.
import { requireFreePort } from './lib/port.mjs';
import { step } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const PORT = 9000;

await requireFreePort(PORT);
await setUp();
await step('Building the site', 'npx', ['gatsby', 'build']);

// Only now: the server needs the packages.
const { serveSite } = await import('./lib/static-server.mjs');
await serveSite(PORT);
