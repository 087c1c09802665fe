import { TIMEOUTS } from '../browser/hydration';

const MAX_ATTEMPTS = 3;
const MAX_RETRY_AFTER_MS = 30_000;

export type SubscriptionResult = 'sent' | 'not-configured' | 'failed';

/**
 * Sends an email address to the newsletter's endpoint as JSON, `{ "email": … }`. Without an endpoint it makes no
 * request. Never throws: a failure is one of the results.
 */
export async function subscribe(
  endpoint: string | null,
  email: string,
): Promise<SubscriptionResult> {
  if (endpoint === null) return 'not-configured';
  try {
    // Imported on submit, so that other page views don't load it.
    const { default: ky } = await import('ky');
    await ky.post(endpoint, {
      json: { email },
      timeout: TIMEOUTS.request,
      retry: {
        limit: MAX_ATTEMPTS - 1,
        methods: ['post'],
        delay: (failures) => 1_000 * 2 ** (failures - 1),
        // The longest wait that a server may ask for in Retry-After.
        maxRetryAfter: MAX_RETRY_AFTER_MS,
      },
    });
    return 'sent';
  } catch {
    return 'failed';
  }
}
