import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Check, Minus } from 'lucide-react';
import { Section } from '../../components/text/section';
import { visuallyHidden } from '../../styles/visually-hidden';

export const fragment = graphql`
  fragment PackageComparisonFields on Packages {
    packages {
      name
      price
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

/** The website packages side by side. On narrow screens the table scrolls, and the column of features stays. */
export function PackageComparison({ content }: PackageComparisonProps) {
  const { packages, comparison } = content;
  const captionId = useId();
  const lookOf = (column: number) =>
    packages[column]?.highlighted ? highlightStyle : cellStyle;
  return (
    <Section title={comparison.title} text={comparison.text} id="comparison">
      <div
        role="region"
        aria-labelledby={captionId}
        // Focusable, so that the arrow keys can scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        css={regionStyle}
      >
        <table css={tableStyle}>
          <caption css={{ padding: 0 }}>
            <span id={captionId} css={visuallyHidden}>
              {comparison.caption}
            </span>
          </caption>
          <thead>
            <tr>
              <td css={cellStyle} />
              {packages.map(({ name, price }, column) => (
                <th key={name} scope="col" css={lookOf(column)}>
                  {name} <span>{price}</span>
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
      </div>
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

/** Scrolls sideways instead of the page; `relative` so that visually hidden text inside does not widen the page. */
const regionStyle = (theme: Theme) =>
  css({
    position: 'relative',
    overflowX: 'auto',
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    // Inside, where narrow screens do not cut it off.
    '&:focus-visible': {
      borderRadius: theme.radius.large,
      outlineOffset: `calc(-1 * ${theme.thick})`,
    },
    [theme.media.print]: { overflow: 'visible' },
  });

/** Cells have the borders: those of rows would not move with the sticky column. */
const tableStyle = (theme: Theme) =>
  css({
    width: '100%',
    // Narrow enough for a phone to show the edge of the second package, as a hint to scroll.
    minWidth: `calc(${theme.space[16]} * 8)`,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    lineHeight: theme.leading.snug,
    'thead > tr > *': {
      paddingBlock: theme.space[5],
      verticalAlign: 'bottom',
      fontFamily: theme.font.display,
      '> span': {
        display: 'block',
        fontFamily: theme.font.body,
        fontSize: theme.text.small,
        fontWeight: 400,
        color: theme.colour.textMuted,
      },
    },
    'tbody > tr > *': {
      // Smaller on a phone, so that the longest word fits its column.
      fontSize: theme.text.small,
      [theme.media.medium]: { fontSize: 'inherit' },
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    'tr > :first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: theme.colour.surface,
      borderInlineEnd: `${theme.line} solid ${theme.colour.line}`,
      paddingInlineStart: theme.space[3],
      fontWeight: 500,
      textAlign: 'start',
      [theme.media.medium]: {
        width: '34%',
        paddingInline: theme.space[6],
      },
    },
  });

const cellStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[3]} ${theme.space[2]}`,
    textAlign: 'center',
  });

const highlightStyle = (theme: Theme) =>
  css(cellStyle(theme), {
    background: theme.tint.soft,
    'thead &': { boxShadow: `inset 0 ${theme.thick} ${theme.tint.strong}` },
  });

const iconStyle = (isIncluded: boolean) => (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'center',
    color: isIncluded ? theme.colour.success : theme.colour.control,
  });
