import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { MiniStage } from '../mini-stage';

export const fragment = graphql`
  fragment StillSectionFields on DemoFeatures {
    title
    text
    note
    items {
      title
      description
      colour
      stills
    }
  }
`;

/** The features to look out for in the video, each with a still of it: the first one wide, the others in pairs. */
export function StillSection({
  features,
}: {
  features: Queries.StillSectionFieldsFragment;
}) {
  return (
    <Section title={features.title} text={features.text} note={features.note}>
      <ul css={gridStyle}>
        {features.items.map(({ title, description, colour, stills }) => (
          <li key={title} css={[cardStyle, featureStyle, tintStyle(colour)]}>
            <div css={wordsStyle}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <MiniStage minis={stills} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const gridStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: theme.space[6],
  [theme.media.medium]: {
    '> :first-of-type': {
      gridColumn: '1 / -1',
      flexDirection: 'row',
      // The still is the larger part.
      '> *': { flex: 4 },
      '[data-mini-stage]': { flex: 6 },
    },
  },
});

const featureStyle = css({
  alignItems: 'stretch',
  padding: 0,
  overflow: 'hidden',
  '[data-mini-stage]': { flex: 1, borderRadius: 0 },
  h3: {
    fontFamily: theme.font.display,
    fontSize: theme.text.titleText,
  },
});

const wordsStyle = css({
  padding: theme.space[6],
  alignContent: 'center',
  '> p': { margin: 0 },
  [theme.media.wide]: { padding: theme.space[8] },
});
