import { BUILT, startSite } from './server';

// The server of the Playwright tests: public/ as nginx serves it with the operator's configuration, on the port given.

void startSite(
  process.env['NGINX_ROOT'] ?? '',
  BUILT,
  Number(process.argv[2]),
).then((site) => {
  process.once('SIGTERM', () => void site.stop());
});
