import { render, screen } from '@testing-library/react';
import { TestimonialSection } from './testimonial-section';

const content: Queries.TestimonialFieldsFragment = {
  note: 'Scenarios.',
  testimonials: [
    {
      name: 'Ann Lee',
      company: 'Lee Plumbing',
      role: 'Owner',
      text: 'It answers when I cannot.',
      product: null,
    },
  ],
};

test('TestimonialSection names each person, after a note that these are scenarios', () => {
  render(
    <TestimonialSection
      intro={{ title: 'Customers', text: 'In their words.' }}
      content={content}
    />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(
    'It answers when I cannot.Ann Lee Owner, Lee Plumbing',
  );
  expect(screen.getByRole('region')).toHaveTextContent(
    /^Customers.*Scenarios\..*It answers/,
  );
});
