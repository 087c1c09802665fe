import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section, SectionNote } from '../../components/text/section';
import { formatDuration } from '../../content/text/format';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { FeatureWords } from '../shared/feature';
import { TimedSnippets } from '../shared/snippets';

export const fragment = graphql`
  fragment VideoFeaturesFields on DemoFeatures {
    title
    text
    note
    items {
      icon
      title
      description
      start
      colour
      snippets
    }
  }
`;

/** Each feature with the time at which the video shows it, and the screens. */
export function VideoFeatures(features: Queries.VideoFeaturesFieldsFragment) {
  const { items, note, ...head } = features;
  return (
    <Section {...head}>
      <ul css={listStyle}>
        {items.map(({ start, colour, snippets, ...feature }) => (
          <li key={feature.title} css={[itemStyle, tintStyle(colour)]}>
            <FeatureWords feature={feature} />
            <TimedSnippets
              time={formatDuration(start)}
              snippets={snippets}
              css={snippetsStyle}
            />
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
const itemStyle = css(columns(), {
  rowGap: theme.space[4],
  [theme.media.spacious]: {
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
  },
});

/** On tablets the first snippet is beside the time and the second. */
const snippetsStyle = css({
  [theme.media.medium]: css(columns('1fr 1fr'), {
    '--first-snippet': '1 / 2 / span 2',
  }),
  [theme.media.spacious]: css(columns(), {
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    '--first-snippet': 'auto',
  }),
});
