import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Actions } from '../../components/actions/actions';
import { RichParagraph } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { columns, largeType, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

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

/** What a buyer needs to know: how much each plan includes, in large figures, and the conditions in two columns. */
export function ProductFacts(facts: Queries.ProductFactsFieldsFragment) {
  const { title, text, points, action } = facts;
  return (
    <Section title={title} text={text} tone="sunken" css={groundStyle}>
      <dl css={pointsStyle}>
        {points.map(({ label, figures, text: words }) => (
          <div key={label} css={[pointStyle, figures && wholeRowStyle]}>
            <dt>{label}</dt>
            <dd>
              {figures && (
                <ul css={figuresStyle}>
                  {figures.map(({ value, label: of }) => (
                    <li key={of}>
                      <strong>{value}</strong> {of}
                    </li>
                  ))}
                </ul>
              )}
              {words && <RichParagraph>{words}</RichParagraph>}
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

const pointsStyle = css(columns('1fr', { wide: '1fr 1fr' }), {
  columnGap: theme.space[12],
  margin: `0 0 ${theme.space[8]}`,
  borderBottom: theme.tintRule,
  lineHeight: theme.leading.snug,
  textWrap: 'pretty',
  dt: { fontWeight: 600 },
  dd: { margin: 0 },
  p: { margin: 0 },
});

const pointStyle = css(columns('1fr', { medium: '9rem 1fr' }), {
  gap: `${theme.space[1]} ${theme.space[6]}`,
  paddingBlock: theme.space[4],
  borderTop: theme.tintRule,
  [theme.media.phone]: { paddingBlock: theme.space[3] },
});

const wholeRowStyle = css(columns('1fr', { medium: '1fr' }), {
  gridColumn: '1 / -1',
});

/** Columns that wrap before a figure would break; the window's width limits their size where text is enlarged. */
const figuresStyle = css(wrappingRow, {
  alignItems: 'start',
  gap: `${theme.space[4]} clamp(${theme.space[4]}, 4vw, ${theme.space[12]})`,
  marginBottom: theme.space[4],
  li: { flex: `1 1 ${theme.space[24]}`, fontSize: theme.text.caption },
  strong: css(largeType(theme.text.display, 'large'), {
    display: 'block',
    overflowWrap: 'break-word',
  }),
});
