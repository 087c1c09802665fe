// npm run serve — serves the built site on http://localhost:9000, or on the port given as the first argument.
import { serveSite } from './lib/static-server.mjs';

await serveSite(Number(process.argv[2] ?? 9000));
