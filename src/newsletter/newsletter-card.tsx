import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { cardBox } from '../components/cards/card';
import {
  Landscape,
  drawingOnly,
  pictureSky,
} from '../components/media/landscape';
import { RichText } from '../components/text/rich-text';
import { TitledSection } from '../components/text/section';
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

/** A quiet card among those of the articles: like theirs, its words are below a picture. */
export function NewsletterCard({ newsletter }: NewsletterCardProps) {
  const { title, text, label, button, note } = newsletter;
  return (
    <TitledSection title={title} css={newsletterStyle} data-newsletter>
      <div css={artStyle}>
        <Landscape />
      </div>
      <p>{text}</p>
      <NewsletterForm name={title} label={label} button={button} />
      <p>
        <small>
          <RichText>{note}</RichText>
        </small>
      </p>
    </TitledSection>
  );
}

const newsletterStyle = css(cardBox, {
  height: '100%',
  overflow: 'clip',
  borderColor: theme.tint.line,
  background: theme.tint.soft,
  h2: { fontSize: theme.text.titleText },
  form: { marginTop: 'auto' },
  'form + p': { margin: `${theme.space[2]} 0 0` },
});

/** Above the heading, and as high as the articles’ pictures. */
const artStyle = css({
  order: -1,
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'end center',
  aspectRatio: '16 / 10',
  margin: `-${theme.space[6]} -${theme.space[6]} ${theme.space[5]}`,
  background: pictureSky,
  svg: { width: '45%' },
  ...drawingOnly,
});
