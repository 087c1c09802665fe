import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../components/section';
import { Card } from '../components/card';
import { cardGrid } from '../styles/lists';

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

interface ProcessSectionProps {
  process: Queries.ProcessSectionFieldsFragment;
}

/** A heading with numbered steps under it. */
export function ProcessSection({ process }: ProcessSectionProps) {
  return (
    <Section title={process.title} text={process.text}>
      <ol css={cardGrid}>
        {process.steps.map(({ step, title, description }) => (
          <Card key={step}>
            <span css={numberStyle} aria-hidden="true">
              {step}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </ol>
    </Section>
  );
}

const numberStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.title2,
    color: theme.colour.link,
  });
