import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { formatDuration } from '../../content/text/format';
import { asMini } from '../../content/from-graphql';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { Moment, momentStyle } from '../shared/moment';

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
      stills
    }
  }
`;

/** What to look out for in the video: at which time, what is left for you to do, and the screen. */
export function VideoFeatures(features: Queries.VideoFeaturesFieldsFragment) {
  const { items, ...head } = features;
  return (
    <Section {...head} splitHead>
      <ul css={listStyle}>
        {items.map(({ start, title, description, colour, stills }) => (
          <li key={title} css={[momentStyle, stillStyle, tintStyle(colour)]}>
            <Moment time={formatDuration(start)} minis={stills.map(asMini)}>
              <h3>{title}</h3>
              <p>{description}</p>
            </Moment>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(plainList, columns(), {
  gap: theme.space[6],
  [theme.media.spacious]: columns({ all: '1fr 1fr 1fr' }),
});

/** On tablets the second panel is below the words, beside the first; on spacious screens those of all features are equally high. */
const stillStyle = css({
  h3: { fontSize: theme.text.title3 },
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '> :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
  },
  [theme.media.spacious]: {
    grid: 'subgrid / minmax(0, 1fr)',
    gridRow: 'span 3',
    rowGap: theme.space[4],
    '> :nth-of-type(2)': { gridArea: 'auto' },
  },
});
