import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../components/actions/button';
import { Field } from '../components/controls/field';
import { cardBox } from '../components/display/card';
import { RichParagraph, RichText } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';
import { isEmailAddress } from '../content/text/email';
import { columns } from '../styles/mixins';
import { theme } from '../styles/theme';
import { subscribe, type SubscriptionResult } from './subscribe';

interface NewsletterFormProps {
  /** The form's name, for screen readers. */
  title: string;
  label: string;
  button: string;
}

const ERRORS = {
  missing: 'Please enter your email address.',
  invalid: 'Please enter an email address like name@example.co.uk.',
};

type State = keyof typeof ERRORS | SubscriptionResult | 'sending';

const MESSAGES: Record<State, string> = {
  ...ERRORS,
  sending: 'Sending…',
  sent: 'Thank you. We’ve received your sign-up.',
  'not-configured': 'Our newsletter isn’t open yet, so nothing was sent.',
  // Without a response it is unknown whether the address arrived.
  failed: 'We couldn’t confirm your sign-up. Please try again.',
};

/**
 * Validates the address and reports whether it was sent. All messages use one status line, which also describes the
 * field.
 */
export function NewsletterForm({ title, label, button }: NewsletterFormProps) {
  const endpoint = useNewsletterEndpoint();
  const [state, setState] = useState<State>();
  const isSending = state === 'sending';
  const isError = state !== undefined && state in ERRORS;
  const fieldId = useId();
  const statusId = `${fieldId}-status`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const value = new FormData(event.currentTarget).get('email');
    const typed = typeof value === 'string' ? value.trim() : '';
    if (!isEmailAddress(typed)) {
      setState(typed === '' ? 'missing' : 'invalid');
      document.getElementById(fieldId)?.focus();
      return;
    }
    setState('sending');
    setState(await subscribe(endpoint, typed));
  }

  return (
    // Until scripts run, method="dialog" makes a submit do nothing.
    <form
      aria-label={title}
      css={[formStyle, isError && errorStyle]}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      <Field
        id={fieldId}
        label={label}
        button={
          // Not `disabled`, which would lose the focus.
          <Button type="submit" variant="secondary" aria-disabled={isSending}>
            {button}
          </Button>
        }
      >
        <input
          type="email"
          name="email"
          autoComplete="email"
          aria-describedby={statusId}
          aria-invalid={isError || undefined}
        />
      </Field>
      <p id={statusId} role="status">
        {state && MESSAGES[state]}
      </p>
    </form>
  );
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
  return siteSettings.newsletterEndpoint;
}

const formStyle = css({
  width: '100%',
  maxWidth: '26rem',
  p: {
    margin: `${theme.space[2]} 0 0`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
  },
});

const errorStyle = css({ p: { color: theme.colour.danger } });

export const fragment = graphql`
  fragment NewsletterFields on BlogNewsletter {
    title
    text
    label
    button
    note
  }
`;

/** Below the articles: a card or, on wide screens, a band with the form beside the words. */
export function NewsletterCard({
  newsletter,
}: {
  newsletter: Queries.NewsletterFieldsFragment;
}) {
  const { title, text, label, button, note } = newsletter;
  return (
    <InnerSection title={title} css={newsletterStyle}>
      <RichParagraph>{text}</RichParagraph>
      <NewsletterForm title={title} label={label} button={button} />
      <p css={noteStyle}>
        <small>
          <RichText>{note}</RichText>
        </small>
      </p>
    </InnerSection>
  );
}

const newsletterStyle = css(cardBox, {
  borderColor: theme.tint.line,
  background: theme.tint.soft,
  [theme.media.wide]: css(columns('7fr 5fr'), {
    columnGap: theme.space[16],
    padding: theme.space[12],
    h2: { alignSelf: 'end' },
    form: { gridArea: '1 / 2 / span 2' },
  }),
});

const noteStyle = css({
  margin: `${theme.space[2]} 0 0`,
  [theme.media.wide]: { gridColumn: 2 },
});
