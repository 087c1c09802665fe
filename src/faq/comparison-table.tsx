import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { largeType, visuallyHidden } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment ComparisonTableFields on Comparison {
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

/** Compares offers in a table. */
export function ComparisonTable(props: Queries.ComparisonTableFieldsFragment) {
  const { caption, unit, columns, rows } = props;
  return (
    <table css={tableStyle}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <td css={cellStyle} />
          {columns.map(({ name, fits, price }) => (
            <th key={name} scope="col" css={cellStyle}>
              {name} <p>{fits}</p>{' '}
              <span>
                {price} <small>{unit}</small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, values }) => (
          <tr key={feature} css={values.every(isPrice) && priceStyle}>
            <th scope="row" css={cellStyle}>
              {feature}
            </th>
            {columns.map(({ name }, column) => (
              <td key={name} css={cellStyle}>
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
const priceStyle = css({ '> *': { background: theme.tint.soft } });

/** The heads of its columns are in large type. */
const tableStyle = css({
  // Contains the visually hidden caption, which would otherwise lengthen the page.
  position: 'relative',
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  lineHeight: theme.leading.snug,
  'thead > tr > *': css(largeType(`min(5.8vw, ${theme.text.title3})`), {
    paddingBlock: theme.space[6],
    verticalAlign: 'bottom',
    [theme.media.medium]: { fontSize: theme.text.title2 },
    'p, small': {
      display: 'block',
      margin: 0,
      font: `400 min(3.8vw, ${theme.text.small}) / ${theme.leading.snug} ${theme.font.body}`,
    },
    '> span': {
      display: 'block',
      marginTop: theme.space[4],
      fontSize: `min(6.6vw, ${theme.text.display})`,
    },
  }),
  'thead td + th': { borderStartStartRadius: theme.radius.large },
  'thead th:last-child': { borderStartEndRadius: theme.radius.large },
  'tr > :first-child': { width: '30%', fontWeight: 500 },
  'tbody > tr > *': { borderBottom: theme.rule },
  'tbody td': {
    fontSize: theme.text.title3,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  // Aligns the prices below.
  [theme.media.narrow]: { 'thead p': { minHeight: '3lh' } },
  [theme.media.phone]: {
    'tr > *': { paddingInline: theme.space[1] },
    th: { fontSize: `min(${theme.text.tiny}, 4.1vw)` },
    'tr > :first-child': { width: '33%' },
    'tbody td': { fontSize: `min(${theme.text.body}, 4.2vw)` },
  },
});

const cellStyle = css({
  padding: `${theme.space[3]} ${theme.space[5]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  textWrap: 'balance',
  'thead th&': { background: theme.tint.line },
});
