import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { cardBox } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { formatDuration } from '../../content/format';
import { miniOf } from '../../content/from-graphql';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { enlargedMini, miniGround } from '../mini-showcase';

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
              <p css={timeStyle}>{`At ${formatDuration(start)}`}</p>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <div css={[miniGround, stillsStyle]}>
              {stills.map((mini, index) => (
                <MiniPanel key={index} mini={miniOf(mini)} css={enlargedMini} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
});

/** Words, and both stills beside them on wide screens. */
const featureStyle = css(cardBox, columns({ wide: '4fr 8fr' }), {
  gap: 0,
  padding: 0,
  overflow: 'hidden',
  '> :first-of-type': { alignSelf: 'center', padding: theme.space[8] },
  h3: { fontFamily: theme.font.display, fontSize: theme.text.titleText },
  p: { margin: 0 },
});

/** What happens, and what comes of it. */
const stillsStyle = css(columns({ medium: '1fr 1fr' }), {
  gap: theme.space[4],
  alignItems: 'center',
  borderRadius: 0,
});

/** The time of a chapter, in the same style as in `Chapters`. */
const timeStyle = css({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});
