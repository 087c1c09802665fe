import { graphql } from 'gatsby';
import { useId } from 'react';
import { css } from '@emotion/react';
import { cardStyle } from '../components/cards/card';
import { RichText } from '../components/text/rich-text';
import { onDarkStyle } from '../components/text/section';
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

export function NewsletterCard({ newsletter }: NewsletterCardProps) {
  const { title, text, label, button, note } = newsletter;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={darkCardStyle} data-newsletter>
      <div css={[wordsStyle, onDarkStyle]}>
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

const darkCardStyle = css(cardStyle, {
  height: '100%',
  background: theme.colour.darkGround,
  borderColor: 'transparent',
});

const wordsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexGrow: 1,
  width: '100%',
  'h2 + p': { fontSize: theme.text.lead },
  'form + p': { margin: `${theme.space[2]} 0 0` },
});
