import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Actions } from '../../components/actions/actions';
import { RichParagraph } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { columns, largeType, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ThemedPicture } from '../shared/themed-picture';

export const fragment = graphql`
  fragment ProductFactsFields on ProductFacts {
    title
    text
    points {
      label
      figures {
        value
        label
      }
      text
    }
    action {
      ...ActionFields
    }
  }
`;

interface ProductFactsProps {
  facts: Queries.ProductFactsFieldsFragment;
  themedPicture: Queries.ThemedPictureFieldsFragment | null;
}

/** What a buyer needs to know: conditions, and how much each plan includes. */
export function ProductFacts({ facts, themedPicture }: ProductFactsProps) {
  const { title, text, points, action } = facts;
  return (
    <Section
      title={title}
      text={text}
      tone="sunken"
      css={groundStyle}
      columnStyle={columnStyle}
      aside={
        themedPicture && (
          <ThemedPicture fill pictures={themedPicture} css={pictureStyle} />
        )
      }
    >
      <dl css={pointsStyle}>
        {points.map((point) => (
          <div
            key={point.label}
            css={[pointStyle, !point.figures && besideLabelStyle]}
          >
            <dt>{point.label}</dt>
            <dd>
              {point.figures && (
                <ul css={figuresStyle}>
                  {point.figures.map(({ value, label }) => (
                    <li key={label}>
                      <strong>{value}</strong> {label}
                    </li>
                  ))}
                </ul>
              )}
              {point.text && <RichParagraph>{point.text}</RichParagraph>}
            </dd>
          </div>
        ))}
      </dl>
      {action && <Actions actions={[action]} secondary />}
    </Section>
  );
}

const groundStyle = css({
  background: `light-dark(${theme.tint.soft}, ${theme.colour.sunken})`,
});

const columnStyle = css({ alignItems: 'stretch', rowGap: theme.space[8] });

/** Not so high that the crop leaves no room around the object. */
const pictureStyle = css({
  [theme.media.narrow]: { '--aspect': '16 / 10' },
  [theme.media.wide]: { maxHeight: '46rem' },
});

const pointsStyle = css({
  margin: `0 0 ${theme.space[8]}`,
  borderBottom: theme.tintRule,
  lineHeight: theme.leading.snug,
  textWrap: 'pretty',
  dt: { fontWeight: 600 },
  dd: css(columns(), { gap: theme.space[2], margin: 0 }),
  p: { margin: 0 },
});

const pointStyle = css(columns(), {
  gap: `${theme.space[1]} ${theme.space[6]}`,
  paddingBlock: theme.space[4],
  borderTop: theme.tintRule,
});

const besideLabelStyle = columns('1fr', { medium: '9rem 1fr' });

/** Columns that wrap before a figure would break; the window's width limits their size where text is enlarged. */
const figuresStyle = css(wrappingRow, {
  alignItems: 'start',
  gap: `${theme.space[4]} ${theme.space[8]}`,
  li: { flex: `1 1 ${theme.space[24]}`, fontSize: theme.text.small },
  strong: css(largeType(`min(9vw, ${theme.text.stat})`), {
    display: 'block',
    overflowWrap: 'break-word',
  }),
});
