import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { PointsSection } from './points-section';

test.each([
  [0, null],
  [1, { label: 'Book Demo', href: '/book-demo' }],
])('PointsSection has %i buttons with the action %j', (count, action) => {
  const content = { title: 'Leads', text: 'At night.', points: ['A', 'B'] };
  renderWithTheme(
    <PointsSection id="sales" content={{ ...content, action }} />,
  );
  expect(screen.getByRole('region', { name: 'Leads' }).id).toBe('sales');
  expect(screen.getByText('B')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Book Demo' })).toHaveLength(
    count,
  );
});
