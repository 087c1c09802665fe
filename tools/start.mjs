// npm start — sets up, builds and serves the site on http://localhost:9000.
import { installDependencies } from './lib/dependencies.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requireFreePort } from './lib/port.mjs';
import { step } from './lib/run.mjs';

const PORT = 9000;

requireNode();
await requireFreePort(PORT);
await installDependencies();
await step('Building the site', 'npx', ['gatsby', 'build']);

// Only now: the server needs the packages.
const { serveSite } = await import('./lib/static-server.mjs');
await serveSite(PORT);
