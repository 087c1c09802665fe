import { render, screen, within } from '@testing-library/react';
import { PointsSection } from './points-section';

test.each([
  [0, null],
  [1, { label: 'Book Demo', href: '/book-demo' }],
])('PointsSection has %i buttons with the action %j', (count, action) => {
  const content = { title: 'Leads', text: 'At night.', points: ['A', 'B'] };
  render(<PointsSection content={{ ...content, action, minis: null }} />);
  const section = screen.getByRole('region', { name: 'Leads' });
  expect(within(section).getByText('B')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Book Demo' })).toHaveLength(
    count,
  );
});
