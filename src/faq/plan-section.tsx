import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichParagraph, RichText } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';
import { PLANS_ID } from '../content/anchors';
import {
  columns,
  largeType,
  leadStyle,
  visuallyHidden,
} from '../styles/mixins';
import { theme } from '../styles/theme';
import { groupStyle } from './support-centre';

export const fragment = graphql`
  fragment PlanFields on Plans {
    table {
      title
      text
      caption
      unit
      columns {
        name
        fits
        price
      }
      rows {
        feature
        values
      }
    }
    notes {
      title
      text
    }
  }
`;

export function PlanSection({ table, notes }: Queries.PlanFieldsFragment) {
  return (
    <InnerSection id={PLANS_ID} title={table.title} css={groupStyle}>
      <RichParagraph css={leadStyle}>{table.text}</RichParagraph>
      <ComparisonTable {...table} />
      <dl css={notesStyle}>
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </InnerSection>
  );
}

const notesStyle = css(
  columns('1fr', { medium: '1fr 1fr', wide: '1fr 1fr 1fr' }),
  {
    gap: `${theme.space[8]} ${theme.space[12]}`,
    margin: `${theme.space[10]} 0 0`,
    dt: { marginBottom: theme.space[1], fontWeight: 600 },
    dd: { margin: 0, textWrap: 'pretty' },
  },
);

function ComparisonTable(table: Queries.PlanFieldsFragment['table']) {
  const { caption, unit, columns, rows } = table;
  return (
    <table css={tableStyle}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <td css={cornerStyle} />
          {columns.map(({ name, fits, price }) => (
            <th key={name} scope="col" css={headStyle}>
              {name} <p css={fitsStyle}>{fits}</p>{' '}
              <span css={headPriceStyle}>
                {price} <small css={smallStyle}>{unit}</small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, values }) => (
          <tr key={feature} css={values.every(isPrice) && priceRowStyle}>
            <th scope="row" css={featureStyle}>
              {feature}
            </th>
            {columns.map(({ name }, column) => (
              <td key={name} css={valueStyle}>
                {values[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isPrice = (value: string) => /^[$£]/.test(value);

/** Rows of prices have the ground of the column heads, in a lighter shade. */
const priceRowStyle = css({ background: theme.tint.soft });

const tableStyle = css({
  // Contains the visually hidden caption, which would otherwise lengthen the page.
  position: 'relative',
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  lineHeight: theme.leading.snug,
  'td + th': { borderStartStartRadius: theme.radius.large },
  'thead th:last-child': { borderStartEndRadius: theme.radius.large },
});

const cellStyle = css({
  padding: `${theme.space[3]} ${theme.space[5]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  textWrap: 'balance',
  [theme.media.phone]: { paddingInline: theme.space[1] },
});

// On phones all sizes shrink with the window, to fit a column’s longest word.

/** In large type. */
const headStyle = css(
  cellStyle,
  largeType(`min(5.8vw, ${theme.text.title3})`),
  {
    paddingBlock: theme.space[6],
    verticalAlign: 'bottom',
    background: theme.tint.line,
    [theme.media.medium]: { fontSize: theme.text.title2 },
  },
);

const headPriceStyle = css({
  display: 'block',
  marginTop: theme.space[4],
  fontSize: `min(6vw, ${theme.text.display})`,
});

const smallStyle = css({
  display: 'block',
  margin: 0,
  font: `400 min(3.8vw, ${theme.text.small}) / ${theme.leading.snug} ${theme.font.body}`,
});

/** Three lines where columns are narrow, which aligns the prices below. */
const fitsStyle = css(smallStyle, {
  [theme.media.narrow]: { minHeight: '3lh' },
});

/** Above the features, of which it sets the width. */
const cornerStyle = css({
  width: '30%',
  [theme.media.phone]: { width: '33%' },
});

const rowStyle = css(cellStyle, { borderBottom: theme.rule });

const featureStyle = css(rowStyle, {
  fontWeight: 500,
  [theme.media.phone]: { fontSize: `min(${theme.text.tiny}, 4.1vw)` },
});

const valueStyle = css(rowStyle, {
  fontSize: theme.text.title3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  [theme.media.phone]: { fontSize: `min(${theme.text.body}, 4.2vw)` },
});
