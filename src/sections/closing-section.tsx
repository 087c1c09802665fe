import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Actions } from '../components/actions';
import { Section } from '../components/section';

export const fragment = graphql`
  fragment ClosingFields on Closing {
    title
    text
    actions {
      ...ActionFields
    }
  }
`;

interface ClosingSectionProps {
  closing: Queries.ClosingFieldsFragment;
  children?: ReactNode;
}

/** The last section of a page, which asks for a decision. */
export function ClosingSection({ closing, children }: ClosingSectionProps) {
  return (
    <Section title={closing.title} text={closing.text}>
      <Actions actions={closing.actions} />
      {children}
    </Section>
  );
}
