import { render, screen } from '@testing-library/react';
import { ActivityList } from './hub-hero';

test.each([
  ['success', 'Success'],
  ['info', 'Information'],
])('the status %s is read out as %s', (status, name) => {
  const action = 'Review received';
  const item = { action, platform: 'Reviews', time: '2 minutes ago', status };
  render(<ActivityList items={[item]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Review receivedReviews2 minutes ago',
  );
  expect(screen.getByRole('img', { name })).toBeVisible();
});
