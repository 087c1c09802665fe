import { isEmailAddress } from './email-address';

/** How a subscription ended. */
export type SubscriptionOutcome = 'sent' | 'not-configured' | 'failed';

/**
 * Sends an e-mail address to the newsletter's endpoint as JSON, `{ "email": … }`.
 * Without an endpoint it makes no request at all. Never throws: what goes wrong is an outcome.
 */
export async function subscribe(
  endpoint: string | null,
  email: string,
): Promise<SubscriptionOutcome> {
  if (endpoint === null) return 'not-configured';
  try {
    // Fetched and made with the first address that is sent: no other page view pays for it.
    const { httpClient } = await import('../http/client');
    await httpClient.post(endpoint, { json: { email } });
    return 'sent';
  } catch {
    return 'failed';
  }
}

/** Takes what a visitor typed; gives what is wrong with it in words, or undefined for an address that can be used. */
export function emailMistake(typed: string): string | undefined {
  if (typed.trim() === '') return 'Enter your email address.';
  return isEmailAddress(typed)
    ? undefined
    : 'Enter an email address such as name@example.co.uk.';
}
