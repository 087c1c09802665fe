import { render, screen } from '@testing-library/react';
import { ActivityList } from './activity-list';

test.each([
  ['success', 'Success'],
  ['info', 'Information'],
])('%s has a dot of its colour and with a name', (status, name) => {
  const action = 'Review received';
  const item = { action, platform: 'Reviews', time: '2 minutes ago', status };
  render(<ActivityList items={[item]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Review receivedReviews2 minutes ago',
  );
  const dot = screen.getByRole('img', { name });
  expect(getComputedStyle(dot).background).toContain(status);
});
