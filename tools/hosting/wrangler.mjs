/**
 * Cloudflare's own command, for npx: tests and deployments run the same version, the last for Node 20. It is no dependency
 * of the project, as it takes 195 MB and nothing else needs it.
 */
export const WRANGLER = ['--yes', 'wrangler@4.86.0'];

/** The newest date that the runtime which this version brings along knows. */
export const COMPATIBILITY_DATE = '2026-04-26';

/** Without these it would report its use to its makers, and its local server ask them where this machine is. */
export const WITHOUT_METRICS = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
