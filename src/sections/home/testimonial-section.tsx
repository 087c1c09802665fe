import { graphql } from 'gatsby';
import { TestimonialList } from '../../components/display/testimonial-list';
import { Section } from '../../components/text/section';

export const fragment = graphql`
  fragment TestimonialFields on Testimonials {
    note
    testimonials {
      name
      company
      role
      rating
      text
      avatar
    }
  }
`;

interface TestimonialSectionProps {
  title: string;
  content: Queries.TestimonialFieldsFragment;
}

export function TestimonialSection(props: TestimonialSectionProps) {
  const { title, content } = props;
  return (
    <Section title={title} text={content.note}>
      <TestimonialList testimonials={content.testimonials} />
    </Section>
  );
}
