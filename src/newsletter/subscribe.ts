import { client } from './client';

export type SubscriptionResult = 'sent' | 'not-configured' | 'failed';

/** How services that answer every request with 200 say no. */
const REFUSAL = /"(?:result|status)":\s*"error"|"(?:success|ok)":\s*false/;

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
    const answer = await client.post(endpoint, { json: { email } }).text();
    return REFUSAL.test(answer) ? 'failed' : 'sent';
  } catch {
    return 'failed';
  }
}
