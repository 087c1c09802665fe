// npm start — builds the site and serves it on http://localhost:9000.
import { requireFreePort } from './lib/port';
import { step } from './lib/run';
import { serveSite } from './lib/static-server';

// Fails before the build, which takes a minute.
await requireFreePort(9000);
step('Building the site', 'npx', ['gatsby', 'build']);
serveSite(9000);
