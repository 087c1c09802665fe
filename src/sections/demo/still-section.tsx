import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { formatDuration } from '../../content/format';
import { asMini } from '../../content/from-graphql';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { miniGround } from '../mini-showcase';

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

/** Features to look out for in the video, each with a still and the time of its chapter. */
export function StillSection(features: Queries.StillSectionFieldsFragment) {
  const { items, ...head } = features;
  return (
    <Section {...head}>
      <ul css={listStyle}>
        {items.map(({ start, title, description, colour, stills }) => (
          <li key={title} css={[featureStyle, tintStyle(colour)]}>
            <div>
              <p css={timeStyle}>{formatDuration(start)}</p>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <div css={[miniGround, stillsStyle]}>
              {stills.map((mini, index) => (
                <MiniPanel key={index} mini={asMini(mini)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: `${theme.space[12]} ${theme.space[6]}`,
});

/** On wide screens the words of all features have one height, and so have their stills. */
const featureStyle = css({
  display: 'grid',
  gap: theme.space[6],
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  h3: { fontFamily: theme.font.display, fontSize: theme.text.titleText },
  p: { margin: 0 },
});

/** Two stills of a feature: beside each other on tablets, where a feature is as wide as the page. */
const stillsStyle = css(columns({ medium: '1fr 1fr', wide: '1fr' }), {
  gap: theme.space[4],
  alignItems: 'start',
  alignContent: 'start',
});

const timeStyle = css({
  ...largeType(theme.text.display),
  lineHeight: 1,
  color: theme.tint.strong,
});
