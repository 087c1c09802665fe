import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';
import { playingTime } from './chapters';

export const fragment = graphql`
  fragment StillSectionFields on DemoFeatures {
    title
    text
    time
    note
    items {
      title
      description
      start
      colour
      stills
    }
  }
`;

interface StillSectionProps {
  features: Queries.StillSectionFieldsFragment;
}

/** The features to look out for in the video, each with a still of it: the first one wide, the others in pairs. */
export function StillSection({ features }: StillSectionProps) {
  return (
    <Section title={features.title} text={features.text} note={features.note}>
      <ul css={gridStyle}>
        {features.items.map(({ title, description, start, colour, stills }) => (
          <li key={title} css={[cardStyle, featureStyle, tintStyle(colour)]}>
            <div css={wordsStyle}>
              <p css={timeStyle}>
                {playingTime(start)} <small>{features.time}</small>
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <div css={stillStyle}>
              {stills.map((mini, index) => (
                <MiniPanel key={index} mini={mini} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const gridStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[6],
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '> :first-of-type': {
        gridColumn: '1 / -1',
        flexDirection: 'row',
        // The still is the larger part.
        '> *': { flex: 4 },
        '> :last-child': { flex: 6 },
      },
    },
  });

const featureStyle = (theme: Theme) =>
  css({
    alignItems: 'stretch',
    padding: 0,
    overflow: 'hidden',
    h3: {
      fontFamily: theme.font.display,
      fontSize: theme.text.titleText,
    },
  });

const wordsStyle = (theme: Theme) =>
  css({
    padding: theme.space[6],
    alignContent: 'center',
    '> p': { margin: 0 },
    [theme.media.wide]: { padding: theme.space[8] },
  });

const timeStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    color: theme.tint.strong,
    small: {
      fontFamily: theme.font.body,
      fontWeight: 600,
      letterSpacing: 'normal',
    },
  });

/** On wide screens the second panel lies over the first one's corner. */
const stillStyle = (theme: Theme) =>
  css({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    padding: theme.space[6],
    background: theme.tint.soft,
    '> :nth-of-type(2)': { marginTop: theme.space[3] },
    [theme.media.medium]: {
      '> *': { zoom: 1.2 },
      '> :first-of-type': { width: '92%' },
      '> :nth-of-type(2)': {
        width: '84%',
        margin: `calc(${theme.space[3]} * -1) 0 0 auto`,
      },
    },
  });
