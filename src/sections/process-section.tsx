import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../components/text/section';
import { largeType } from '../styles/mixins';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment ProcessSectionFields on ProcessSection {
    title
    text
    steps {
      step
      title
      description
    }
  }
`;

export function ProcessSection(process: Queries.ProcessSectionFieldsFragment) {
  return (
    <Section tone="dark" title={process.title} text={process.text}>
      <ol css={stepsStyle}>
        {process.steps.map(({ step, title, description }) => (
          <li key={step} css={stepStyle}>
            <span css={numberStyle} aria-hidden="true">
              {step}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[8],
  [theme.media.phone]: { gap: theme.space[3] },
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  // Four steps: two columns where they don't fit in a row, so that none is left over.
  '&:has(> :nth-of-type(4):last-child)': {
    [theme.media.medium]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [theme.media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

const stepStyle = css({
  paddingTop: theme.space[5],
  borderTop: `${theme.line} solid ${theme.colour.darkLine}`,
  [theme.media.phone]: {
    display: 'grid',
    gridTemplateColumns: `${theme.space[10]} minmax(0, 1fr)`,
    paddingTop: theme.space[3],
    lineHeight: theme.leading.snug,
    '> span': { gridRow: '1 / 3', margin: 0 },
    h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
    p: { gridColumn: 2, margin: 0, color: theme.colour.textMuted },
  },
});

const numberStyle = css({
  display: 'block',
  marginBottom: theme.space[2],
  ...largeType(theme.text.display),
  color: theme.colour.action,
});
