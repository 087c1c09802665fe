import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { formatDuration } from '../../content/format';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { MiniShowcase } from '../mini-showcase';

export const fragment = graphql`
  fragment StillSectionFields on DemoFeatures {
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

interface StillSectionProps {
  features: Queries.StillSectionFieldsFragment;
}

/** Features to look out for in the video, each with a still and the time of its chapter. */
export function StillSection({ features }: StillSectionProps) {
  return (
    <Section title={features.title} text={features.text} note={features.note}>
      <ul css={listStyle}>
        {features.items.map(({ start, title, description, colour, stills }) => (
          <li key={title} css={[cardStyle, featureStyle, tintStyle(colour)]}>
            <div>
              <p css={timeStyle}>{`At ${formatDuration(start)}`}</p>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <MiniShowcase minis={stills} css={stillsStyle} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
});

const featureStyle = css({
  alignItems: 'stretch',
  padding: 0,
  overflow: 'hidden',
  '> :first-of-type': { padding: theme.space[6] },
  h3: { fontFamily: theme.font.display, fontSize: theme.text.titleText },
  p: { margin: 0 },
  // Words and both stills begin level with those of the other cards.
  [theme.media.wide]: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    rowGap: 0,
  },
});

const stillsStyle = css({
  borderRadius: 0,
  [theme.media.wide]: { gridTemplateRows: 'subgrid', gridRow: 'span 2' },
});

/** The time of a chapter, in the same style as in `Chapters`. */
const timeStyle = css({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});
