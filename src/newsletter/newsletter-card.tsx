import { graphql } from 'gatsby';
import { useId } from 'react';
import { css } from '@emotion/react';
import { cardStyle } from '../components/cards/card';
import { RichText } from '../components/text/rich-text';
import { onFieldStyle } from '../components/text/section';
import { theme } from '../styles/theme';
import { NewsletterForm } from './newsletter-form';

export const fragment = graphql`
  fragment NewsletterFields on BlogNewsletter {
    title
    text
    label
    button
    note
  }
`;

interface NewsletterCardProps {
  newsletter: Queries.NewsletterFieldsFragment;
}

/** The newsletter as a card among those of articles: a piece of the field. */
export function NewsletterCard({ newsletter }: NewsletterCardProps) {
  const { title, text, label, button, note } = newsletter;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={fieldCardStyle}>
      <div css={[wordsStyle, onFieldStyle]}>
        <h2 id={headingId}>{title}</h2>
        <p>{text}</p>
        <NewsletterForm name={title} label={label} button={button} />
        <p>
          <small>
            <RichText>{note}</RichText>
          </small>
        </p>
      </div>
    </section>
  );
}

const fieldCardStyle = css(cardStyle, {
  height: '100%',
  justifyContent: 'flex-end',
  background: theme.colour.field,
  borderColor: 'transparent',
});

const wordsStyle = css({
  width: '100%',
  h2: { fontSize: theme.text.titleText },
  'form + p': { margin: `${theme.space[2]} 0 0` },
});
