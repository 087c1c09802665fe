import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { cardBox } from '../components/display/card';
import { RichParagraph, RichText } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';
import { columns } from '../styles/mixins';
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
