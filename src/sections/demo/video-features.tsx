import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section, SectionNote } from '../../components/text/section';
import { formatDuration } from '../../content/text/format';
import { asMini } from '../../content/from-graphql';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { Moment } from '../shared/minis';

export const fragment = graphql`
  fragment VideoFeaturesFields on DemoFeatures {
    title
    text
    note
    items {
      start
      title
      description
      colour
      minis
    }
  }
`;

/** What to look out for in the video: at which time, what is left for you to do, and the screen. */
export function VideoFeatures(features: Queries.VideoFeaturesFieldsFragment) {
  const { items, note, ...head } = features;
  return (
    <Section {...head} splitHead>
      <ul css={listStyle}>
        {items.map(({ start, title, description, colour, minis }) => (
          <li key={title} css={[itemStyle, tintStyle(colour)]}>
            <Moment
              time={formatDuration(start)}
              minis={minis.map(asMini)}
              css={featureStyle}
            >
              <h3>{title}</h3>
              <p>{description}</p>
            </Moment>
          </li>
        ))}
      </ul>
      <SectionNote>{note}</SectionNote>
    </Section>
  );
}

const listStyle = css(plainList, columns(), {
  gap: theme.space[6],
  [theme.media.spacious]: columns('1fr 1fr 1fr'),
});

/** On spacious screens the rows of all features align. */
const itemStyle = css({
  [theme.media.spacious]: css(columns(), {
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    rowGap: theme.space[4],
  }),
});

/** On tablets the first panel is beside the words and the second. */
const featureStyle = css({
  [theme.media.medium]: css(columns('1fr 1fr'), {
    '--first-panel': '1 / 2 / span 2',
  }),
  [theme.media.spacious]: css(columns(), {
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    '--first-panel': 'auto',
  }),
});
