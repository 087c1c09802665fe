import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { columnStyle, TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
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

/** The story, with a picture and the words pulled out of it beside it. */
export function AboutStory(story: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={story.title} css={sectionStyle}>
      <div css={storyStyle}>{paragraphs(story.opening)}</div>
      <div css={asideStyle}>
        <figure>
          <DashboardArt />
          <figcaption>{story.caption}</figcaption>
        </figure>
        <p css={pulledStyle}>{story.pulled}</p>
      </div>
      <div css={storyStyle}>{paragraphs(story.paragraphs)}</div>
    </TitledSection>
  );
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => <p key={text}>{text}</p>);

const sectionStyle = css(columnStyle, columns({ medium: '6fr 5fr' }), {
  columnGap: `clamp(${theme.space[8]}, 5vw, ${theme.space[16]})`,
  paddingBlock: theme.space.section,
  gridTemplateRows: 'auto auto 1fr',
  h2: { marginBottom: theme.space[6] },
});

const storyStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
});

const pulledStyle = css({
  margin: `${theme.space[8]} 0`,
  paddingLeft: theme.space[6],
  borderLeft: `${theme.space[1]} solid ${theme.colour.accent}`,
  color: theme.tint.strong,
  ...largeType(theme.text.title2, '-0.025em'),
  textWrap: 'balance',
});

const asideStyle = css({
  figure: { margin: `${theme.space[8]} 0` },
  figcaption: {
    marginTop: theme.space[3],
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
  },
  [theme.media.medium]: {
    gridArea: '1 / 2 / 4',
    'figure, > p': { marginBottom: 0 },
    figure: { marginTop: 0 },
  },
});
