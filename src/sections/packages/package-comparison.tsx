import { graphql } from 'gatsby';
import { useId } from 'react';
import { Check, Minus } from 'lucide-react';
import { Section } from '../../components/text/section';
import { visuallyHidden } from '../../styles/visually-hidden';
import {
  captionStyle,
  cellStyle,
  highlightStyle,
  markStyle,
  regionStyle,
  tableStyle,
} from './package-comparison-style';

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

/** The website packages side by side. On a narrow screen the table scrolls within itself; feature names stay in sight. */
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
        // Whoever has no mouse scrolls it with the arrow keys, and needs the focus on it to do so.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        css={regionStyle}
      >
        <table css={tableStyle}>
          <caption css={captionStyle}>
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

/** A cell's text. The two words that most cells hold are drawn for the eye and kept for the ear. */
function Value({ children }: { children: string | undefined }) {
  const Drawing = { Included: Check, 'Not included': Minus }[children ?? ''];
  if (!Drawing) return children;
  return (
    <span css={markStyle(children === 'Included')}>
      <Drawing aria-hidden="true" size="1.25em" />
      <span css={visuallyHidden}>{children}</span>
    </span>
  );
}
