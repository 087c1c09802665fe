// npm run serve — serves the built site on http://localhost:9000, or on the port given as the first argument.
import { requireFreePort } from './lib/port';
import { requireBuiltSite, serveSite } from './lib/static-server';

const port = Number(process.argv[2] ?? 9000);

requireBuiltSite();
await requireFreePort(port);
serveSite(port);
