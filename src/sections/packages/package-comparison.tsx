import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Section } from '../../components/text/section';
import { visuallyHidden } from '../../styles/visually-hidden';

export const fragment = graphql`
  fragment PackageComparisonFields on Packages {
    packages {
      name
      price
      badge
      highlighted
    }
    comparison {
      title
      text
      caption
      rows {
        feature
        values
      }
    }
  }
`;

interface PackageComparisonProps {
  content: Queries.PackageComparisonFieldsFragment;
}

/** The website packages side by side. On a phone the name of a feature is above its values, so that all of them fit. */
export function PackageComparison({ content }: PackageComparisonProps) {
  const { packages, comparison } = content;
  const lookOf = (column: number) =>
    packages[column]?.highlighted ? highlightStyle : cellStyle;
  return (
    <Section title={comparison.title} text={comparison.text} id="comparison">
      <table css={[tableStyle, phoneStyle(packages.length)]}>
        <caption css={visuallyHidden}>{comparison.caption}</caption>
        <thead>
          <tr>
            <td css={cellStyle} />
            {packages.map(({ name, price, badge }, column) => (
              <th key={name} scope="col" css={lookOf(column)}>
                {name} <span>{price}</span> <strong>{badge}</strong>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ feature, values }) => (
            <tr key={feature}>
              <th scope="row" css={cellStyle}>
                {feature}
              </th>
              {packages.map(({ name }, column) => (
                <td key={name} css={lookOf(column)}>
                  <Value>{values[column]}</Value>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A cell's text; "Included" and "Not included" are icons with hidden text. */
function Value({ children }: { children: string | undefined }) {
  const Icon = { Included: Check, 'Not included': Minus }[children ?? ''];
  if (!Icon) return children;
  return (
    <span css={iconStyle(children === 'Included')}>
      <Icon aria-hidden="true" size="1.25em" />
      <span css={visuallyHidden}>{children}</span>
    </span>
  );
}

/** Cells have the borders: those of rows would not move with the sticky head. */
const tableStyle = (theme: Theme) =>
  css({
    // What is visually hidden in it must not lengthen the page.
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
      // Under the header.
      top: theme.space[16],
      zIndex: 1,
      [theme.media.low]: { position: 'static' },
    },
    'thead > tr > *': {
      paddingBlock: theme.space[4],
      verticalAlign: 'bottom',
      '> span, > strong': {
        display: 'block',
        fontSize: theme.text.small,
        fontWeight: 400,
        color: theme.colour.textMuted,
      },
    },
    // The corners of the table, which it does not cut off.
    'thead th:last-child': { borderStartEndRadius: theme.radius.large },
    'thead td': { borderStartStartRadius: theme.radius.large },
    'tbody > tr > *': {
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    'tr > :first-child': {
      width: '34%',
      paddingInline: theme.space[6],
      fontWeight: 500,
      textAlign: 'start',
    },
  });

const phoneStyle = (columns: number) => (theme: Theme) =>
  css({
    [theme.media.phone]: {
      display: 'block',
      fontSize: theme.text.small,
      'caption, thead, tbody': { display: 'block' },
      tr: {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      },
      'thead td': { display: 'none' },
      'thead td + th': { borderStartStartRadius: theme.radius.large },
      'tbody > tr > td': {
        borderTop: 0,
        padding: theme.space[1],
      },
      'tr > th[scope="row"]': {
        gridColumn: '1 / -1',
        width: 'auto',
        padding: `${theme.space[1]} ${theme.space[3]}`,
        background: theme.colour.sunken,
      },
    },
  });

const cellStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[3]} ${theme.space[2]}`,
    textAlign: 'center',
    'thead &': { background: theme.colour.surface },
  });

const highlightStyle = (theme: Theme) =>
  css(cellStyle(theme), {
    background: theme.tint.soft,
    'thead > tr > & > strong': { color: theme.colour.text, fontWeight: 600 },
    'thead &': {
      background: theme.tint.soft,
      boxShadow: `inset 0 ${theme.thick} ${theme.colour.actionEnd}`,
    },
  });

const iconStyle = (isIncluded: boolean) => (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'center',
    color: isIncluded ? theme.colour.success : theme.colour.control,
  });
