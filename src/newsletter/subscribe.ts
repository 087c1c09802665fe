import { client } from '../browser/client';

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
    await client.post(endpoint, { json: { email } });
    return 'sent';
  } catch {
    return 'failed';
  }
}
