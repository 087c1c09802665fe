import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';
import { DashboardArt } from './dashboard-art';

export const fragment = graphql`
  fragment AboutStoryFields on AboutStory {
    title
    opening
    pulled
    paragraphs
    caption
  }
`;

interface AboutStoryProps {
  story: Queries.AboutStoryFieldsFragment;
}

/** The story, with a picture that stays beside it while it is read. */
export function AboutStory({ story }: AboutStoryProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={sectionStyle}>
      <div css={storyStyle}>
        <h2 id={headingId}>{story.title}</h2>
        {paragraphs(story.opening)}
      </div>
      <figure css={figureStyle}>
        <DashboardArt />
        <figcaption>{story.caption}</figcaption>
      </figure>
      <div css={storyStyle}>
        <p css={pulledStyle}>{story.pulled}</p>
        {paragraphs(story.paragraphs)}
      </div>
    </section>
  );
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => <p key={text}>{text}</p>);

const sectionStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[8],
    paddingBlock: theme.space.section,
    [theme.media.medium]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: `0 clamp(${theme.space[8]}, 5vw, ${theme.space[16]})`,
    },
  });

const storyStyle = (theme: Theme) =>
  css({
    maxWidth: theme.width.prose,
    fontSize: theme.text.reading,
    h2: { marginBottom: theme.space[6] },
    '> p:last-child': { marginBottom: 0 },
  });

const pulledStyle = (theme: Theme) =>
  css({
    '&&': { marginBottom: theme.space[8] },
    [theme.media.medium]: { marginTop: theme.space[8] },
    paddingLeft: theme.space[6],
    borderLeft: `${theme.space[1]} solid ${theme.colour.sunrise}`,
    color: theme.tint.strong,
    fontFamily: theme.font.display,
    fontSize: theme.text.title2,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  });

const figureStyle = (theme: Theme) =>
  css({
    margin: 0,
    figcaption: {
      marginTop: theme.space[3],
      fontSize: theme.text.small,
      lineHeight: theme.leading.snug,
      color: theme.colour.textMuted,
    },
    [theme.media.medium]: {
      gridArea: '1 / 2 / 3 / 3',
      position: 'sticky',
      top: theme.space[24],
      alignSelf: 'start',
    },
  });
