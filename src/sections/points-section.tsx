import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Actions } from '../components/actions/button';
import { CheckList } from '../components/cards/card';
import { Section } from '../components/text/section';

export const fragment = graphql`
  fragment PointsSectionFields on PointsSection {
    title
    text
    points
    action {
      ...ActionFields
    }
  }
`;

interface PointsSectionProps {
  /** Beside the points on wide screens. */
  aside: ReactNode;
  content: Queries.PointsSectionFieldsFragment;
}

/** A list of points with ticks, and a button where there is one. */
export function PointsSection({ aside, content }: PointsSectionProps) {
  return (
    <Section aside={aside} title={content.title} text={content.text}>
      <CheckList items={content.points} />
      {content.action && <Actions actions={[content.action]} secondary />}
    </Section>
  );
}
