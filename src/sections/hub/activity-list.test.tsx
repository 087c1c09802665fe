import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ActivityList } from './activity-list';

test.each(['success', 'info'])('%s has a dot of its colour', (status) => {
  const action = 'Review received';
  const item = { action, platform: 'Reviews', time: '2 minutes ago', status };
  renderWithTheme(<ActivityList items={[item]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Review receivedReviews · 2 minutes ago',
  );
  const dot = document.querySelector('[data-status]');
  expect(dot).toHaveAttribute('aria-hidden', 'true');
  expect(dot && getComputedStyle(dot).background).toContain(status);
});
