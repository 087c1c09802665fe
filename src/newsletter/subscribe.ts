import { TIMEOUTS } from '../components/hydration/hydration';

/** How often a request is sent in all, and the longest wait between two, in ms (SPEC.md section 7). */
const MOST_TRIES = 3;
const LONGEST_DELAY_MS = 30_000;

export type SubscriptionOutcome = 'sent' | 'not-configured' | 'failed';

/**
 * Sends an e-mail address to the newsletter's endpoint as JSON, `{ "email": … }`. Without an endpoint it makes no request
 * at all. Never throws: a failure is an outcome.
 */
export async function subscribe(
  endpoint: string | null,
  email: string,
): Promise<SubscriptionOutcome> {
  if (endpoint === null) return 'not-configured';
  try {
    // Loaded on submit, to keep it out of all other page views.
    const { default: ky } = await import('ky');
    await ky.post(endpoint, {
      json: { email },
      timeout: TIMEOUTS.request,
      retry: {
        limit: MOST_TRIES - 1,
        methods: ['post'],
        delay: (failures) => 1_000 * 2 ** (failures - 1),
        backoffLimit: LONGEST_DELAY_MS,
        // The longest wait that a server may ask for with Retry-After.
        maxRetryAfter: LONGEST_DELAY_MS,
      },
    });
    return 'sent';
  } catch {
    return 'failed';
  }
}

/** Whether what a visitor typed has the form of an email address, spaces around it apart. */
export function isEmailAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed.trim());
}
