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

export function ProcessSection({
  steps,
  ...intro
}: Queries.ProcessSectionFieldsFragment) {
  return (
    <Section wideHead {...intro}>
      <ol css={stepsStyle}>
        {steps.map(({ step, title, description }) => (
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
  gap: theme.space[5],
  [theme.media.wide]: {
    gap: theme.space[8],
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

const stepStyle = css({
  display: 'grid',
  gridTemplateColumns: `${theme.space[12]} 1fr`,
  alignItems: 'baseline',
  paddingTop: theme.space[5],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  '> p': { gridColumn: 2, margin: 0 },
  [theme.media.wide]: { display: 'block' },
});

const numberStyle = css({
  display: 'block',
  marginBottom: theme.space[2],
  ...largeType(theme.text.figure),
  color: theme.tint.strong,
});
