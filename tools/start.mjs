// npm start — sets up, builds and serves the site on http://localhost:9000.
import { requireFreePort } from './lib/port.mjs';
import { step } from './lib/run.mjs';

// Fails before the build, which takes a minute.
await requireFreePort(9000);
await import('./setup.mjs');
step('Building the site', 'npx', ['gatsby', 'build']);
await import('./serve.mjs');
