import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { largeType, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment PlanTableFields on Comparison {
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
`;

/** Plans beside each other: their prices, and what each includes. */
export function PlanTable(table: Queries.PlanTableFieldsFragment) {
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
  padding: `${theme.space[2]} ${theme.space[5]}`,
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
    paddingBlock: theme.space[4],
    verticalAlign: 'top',
    background: theme.tint.line,
    [theme.media.medium]: { fontSize: theme.text.title2Small },
  },
);

const headPriceStyle = css({
  display: 'block',
  marginTop: theme.space[2],
  fontSize: `min(6vw, ${theme.text.title2})`,
});

const smallStyle = css({
  display: 'block',
  margin: 0,
  font: `400 min(3.8vw, ${theme.text.small}) / ${theme.leading.snug} ${theme.font.body}`,
});

/** Two or three lines, which aligns the prices below. */
const fitsStyle = css(smallStyle, {
  minHeight: '2lh',
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
  fontSize: theme.text.lead,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  [theme.media.phone]: { fontSize: `min(${theme.text.body}, 4.2vw)` },
});
