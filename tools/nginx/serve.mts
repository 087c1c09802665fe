// The server for Playwright: public/ behind nginx with the production configuration, on the given port.
import { BUILT, startSite } from './server';

const root = process.env['NGINX_ROOT'] ?? '';
const site = await startSite(root, BUILT, Number(process.argv[2]));
process.once('SIGTERM', () => void site.stop());
