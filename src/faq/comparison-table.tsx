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

/** Compares offers in a table. Its type is small on phones, so that all columns fit. */
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

/** Rows of prices have the same background as the table's head. */
const priceStyle = css({ '> *': { background: theme.tint.soft } });

/** Borders are on cells, because those of rows would not move with the sticky head. */
const tableStyle = css({
  // Contains the visually hidden caption, which would otherwise lengthen the page.
  position: 'relative',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  lineHeight: theme.leading.snug,
  thead: {
    position: 'sticky',
    // Below the sticky header.
    top: theme.space[16],
    zIndex: 1,
    [theme.media.low]: { position: 'static' },
  },
  'thead > tr > *': {
    paddingBlock: theme.space[4],
    verticalAlign: 'bottom',
    p: {
      margin: 0,
      fontSize: theme.text.tiny,
      fontWeight: 400,
      color: theme.colour.textMuted,
    },
    '> span': {
      display: 'block',
      marginTop: theme.space[1],
      ...largeType(theme.text.title3),
      [theme.media.medium]: { fontSize: theme.text.titleText },
    },
    small: {
      display: 'block',
      fontFamily: theme.font.body,
      fontWeight: 400,
    },
  },
  'tr > :not(:first-child)': { textAlign: 'end' },
  // The cells' backgrounds would cover the rounded corners.
  'thead th:last-child': { borderStartEndRadius: theme.radius.large },
  'thead td': { borderStartStartRadius: theme.radius.large },
  'tbody > tr > *': {
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  'tr > :first-child': {
    width: '27%',
    fontWeight: 500,
  },
  'tbody td': {
    fontSize: theme.text.title4,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.media.phone]: {
    fontSize: theme.text.tiny,
    'tr > *': { paddingInline: theme.space[1] },
    'tr > :first-child': { width: '33%', paddingLeft: theme.space[2] },
    'tr > :last-child': { paddingRight: theme.space[2] },
    'tbody td': { fontSize: `min(${theme.text.small}, 4.1vw)` },
    'thead > tr span': { fontSize: theme.text.title4 },
  },
});

const cellStyle = css({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  textWrap: 'balance',
  'thead &': { background: theme.tint.soft },
});
