import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { columnStyle } from '../../components/text/section';
import { TitledSection } from '../../components/text/titled-section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/large-type';
import { theme } from '../../styles/theme';
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

/** The story, with a picture that stays beside it while it is read. */
export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      <div css={storyStyle}>{paragraphs(story.opening)}</div>
      <figure css={figureStyle}>
        <DashboardArt />
        <figcaption>{story.caption}</figcaption>
      </figure>
      <div css={storyStyle}>
        <p css={pulledStyle}>{story.pulled}</p>
        {paragraphs(story.paragraphs)}
      </div>
    </TitledSection>
  );
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => <p key={text}>{text}</p>);

const sectionStyle = css(columnStyle, columns({ medium: '6fr 5fr' }), {
  columnGap: `clamp(${theme.space[8]}, 5vw, ${theme.space[16]})`,
  paddingBlock: theme.space.section,
  h2: { marginBottom: theme.space[6] },
});

const storyStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  '> p:last-child': { marginBottom: 0 },
});

const pulledStyle = css({
  '&&': { marginBottom: theme.space[8] },
  [theme.media.medium]: { marginTop: theme.space[8] },
  paddingLeft: theme.space[6],
  borderLeft: `${theme.space[1]} solid ${theme.colour.sunrise}`,
  color: theme.tint.strong,
  ...largeType(theme.text.title2, '-0.025em'),
  textWrap: 'balance',
});

const figureStyle = css({
  margin: `${theme.space[8]} 0`,
  figcaption: {
    marginTop: theme.space[3],
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
  },
  [theme.media.medium]: {
    gridArea: '1 / 2 / 4',
    margin: 0,
    position: 'sticky',
    top: theme.space[24],
    alignSelf: 'start',
  },
});
