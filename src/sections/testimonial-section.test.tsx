import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { TestimonialSection } from './testimonial-section';

const content: Queries.TestimonialFieldsFragment = {
  note: 'These customers are invented.',
  testimonials: [
    {
      name: 'Ann Lee',
      company: 'Lee Plumbing',
      role: 'Owner',
      rating: 5,
      text: 'It answers when I cannot.',
      avatar: 'AL',
    },
  ],
};

test('TestimonialSection shows who says what, and that the customers are invented', () => {
  renderWithTheme(
    <TestimonialSection
      intro={{ title: 'Customers', text: 'In their words.' }}
      content={content}
    />,
  );
  // The avatar's initials are not among the text.
  expect(screen.getByRole('figure')).toHaveTextContent(
    'It answers when I cannot.Ann LeeOwner, Lee Plumbing',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('5 out of 5');
  expect(screen.getByText('These customers are invented.')).toBeVisible();
});
