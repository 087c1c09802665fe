import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { PointsSection } from './points-section';

const content: Queries.PointsSectionFieldsFragment = {
  title: 'Leads while you sleep',
  text: 'At any hour.',
  points: ['Asks', 'Sorts'],
  action: null,
};

describe('PointsSection', () => {
  test('lists its points at its place on the page', () => {
    renderWithTheme(<PointsSection id="sales" content={content} />);
    expect(
      screen.getByRole('region', { name: 'Leads while you sleep' }),
    ).toHaveAttribute('id', 'sales');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('ends with a button where it has one', () => {
    const action = { label: 'Book Demo', href: '/book-demo' };
    renderWithTheme(<PointsSection content={{ ...content, action }} />);
    expect(screen.getByRole('link', { name: 'Book Demo' })).toHaveAttribute(
      'href',
      '/book-demo',
    );
  });
});
