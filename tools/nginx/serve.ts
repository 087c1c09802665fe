import { BUILT, startSite } from './server';

// The server for Playwright: public/ behind nginx with the production configuration, on the given port.

void startSite(
  process.env['NGINX_ROOT'] ?? '',
  BUILT,
  Number(process.argv[2]),
).then((site) => {
  process.once('SIGTERM', () => void site.stop());
});
