import { graphql } from 'gatsby';
import { Actions } from '../components/actions';
import { CheckList } from '../components/check-list';
import { Section } from '../components/section';

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
  id?: string;
  content: Queries.PointsSectionFieldsFragment;
}

/** A heading, points with ticks and, where there is one, a button. */
export function PointsSection({ id, content }: PointsSectionProps) {
  return (
    <Section id={id} title={content.title} text={content.text}>
      <CheckList items={content.points} />
      {content.action && <Actions actions={[content.action]} />}
    </Section>
  );
}
