import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { graphql, useStaticQuery } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Button } from '../components/actions/button';
import { Field } from '../components/controls/field';
import { isEmailAddress } from './email-address';
import type { SubscriptionOutcome } from './subscribe';
import { subscribe } from './subscribe';

interface NewsletterFormProps {
  /** Tells the forms of a page apart. */
  name: string;
  label: string;
  button: string;
}

const MESSAGES: Record<SubscriptionOutcome | 'sending', string> = {
  sending: 'Sending…',
  sent: 'Thank you. You are on the list.',
  'not-configured':
    'Nothing was sent: this site has no newsletter service connected yet.',
  failed:
    'That did not work, and nothing was saved. Check your connection and press the button again.',
};

/** The e-mail field of the newsletter. It checks the address in the page and says whether anything was sent. */
export function NewsletterForm({ name, label, button }: NewsletterFormProps) {
  const endpoint = useNewsletterEndpoint();
  const [mistake, setMistake] = useState<string>();
  const [state, setState] = useState<keyof typeof MESSAGES>();
  const fieldId = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('email');
    const typed = typeof value === 'string' ? value : '';
    const found = emailMistake(typed);
    setMistake(found);
    setState(undefined);
    if (found) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    setState('sending');
    setState(await subscribe(endpoint, typed.trim()));
  }

  return (
    // Until scripts run, method="dialog" keeps a press on the button from sending anything anywhere.
    <form
      aria-label={name}
      css={formStyle}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      <Field id={fieldId} label={label} mistake={mistake}>
        <input type="email" name="email" autoComplete="email" />
      </Field>
      <Button type="submit" disabled={state === 'sending'}>
        {button}
      </Button>
      <p role="status">{state && MESSAGES[state]}</p>
    </form>
  );
}

/** What is wrong with an address, in words. */
function emailMistake(typed: string): string | undefined {
  if (typed.trim() === '') return 'Enter your email address.';
  return isEmailAddress(typed)
    ? undefined
    : 'Enter an email address such as name@example.co.uk.';
}

function useNewsletterEndpoint(): string | null {
  const { siteSettings } = useStaticQuery<Queries.NewsletterEndpointQuery>(
    graphql`
      query NewsletterEndpoint {
        siteSettings {
          newsletterEndpoint
        }
      }
    `,
  );
  return siteSettings?.newsletterEndpoint ?? null;
}

/** Field and button in one row where there is room; messages below both. */
const formStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[2],
    maxWidth: '26rem',
    '> div': { display: 'contents' },
    'label, p': { width: '100%', margin: 0 },
    '> div > input': { flex: '1 1 9rem', width: 0 },
    button: { order: 1 },
    p: { order: 2 },
  });
