import { screen, within } from '@testing-library/react';
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

function setUp() {
  renderWithTheme(
    <TestimonialSection
      intro={{ title: 'Customers', text: 'In their words.' }}
      content={content}
    />,
  );
  return within(screen.getByRole('region', { name: 'Customers' }));
}

describe('TestimonialSection', () => {
  test('shows who says what, with a rating in words', () => {
    const section = setUp();
    expect(section.getByRole('blockquote')).toHaveTextContent(
      'It answers when I cannot.',
    );
    const person = section.getByRole('figure');
    expect(person).toHaveTextContent('Ann Lee');
    expect(person).toHaveTextContent('Owner, Lee Plumbing');
    expect(section.getByRole('img')).toHaveAccessibleName('5 out of 5');
  });

  test('keeps the initials from screen readers', () => {
    expect(setUp().queryByText('AL')).not.toBeInTheDocument();
  });

  test('says that the customers are invented', () => {
    expect(setUp().getByText('These customers are invented.')).toBeVisible();
  });
});
