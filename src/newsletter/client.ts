import ky from 'ky';
import { TIMEOUTS } from '../loader/hydration';

/**
 * The client for requests to other hosts, created at start-up: up to three attempts, waiting 1 s and then 2 s between
 * them, or what the server asks for in Retry-After, but never more than 30 s. The newsletter alone sends with it.
 */
export const client = ky.create({
  timeout: TIMEOUTS.request,
  retry: {
    limit: 2,
    methods: ['post'],
    delay: (failures) => 1_000 * 2 ** (failures - 1),
    backoffLimit: 30_000,
    maxRetryAfter: 30_000,
  },
});
