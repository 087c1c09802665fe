import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ActivityList } from './activity-list';

const items: Queries.ActivityItemFieldsFragment[] = [
  {
    action: 'Review received',
    platform: 'Reviews',
    time: '2 minutes ago',
    status: 'success',
  },
  {
    action: 'Call answered',
    platform: 'SmartCall AI',
    time: '1 hour ago',
    status: 'info',
  },
];

function setUp() {
  renderWithTheme(<ActivityList items={items} />);
  return screen.getAllByRole('listitem');
}

describe('ActivityList', () => {
  test('shows what happened where and when, in order', () => {
    expect(setUp().map(({ textContent }) => textContent)).toEqual([
      'Review receivedReviews · 2 minutes ago',
      'Call answeredSmartCall AI · 1 hour ago',
    ]);
  });

  test.each([
    [0, 'success'],
    [1, 'info'],
  ])('item %i has the dot of "%s"', (index, status) => {
    const dot = setUp()[index]?.querySelector('[data-status]');
    expect(dot).toHaveAttribute('data-status', status);
    expect(dot).toHaveAttribute('aria-hidden', 'true');
  });

  test('a success has a dot of another colour than the rest', () => {
    const [success, info] = setUp().map((item) => {
      const dot = item.querySelector('[data-status]');
      if (!dot) throw new Error('There is no dot');
      return getComputedStyle(dot).background;
    });
    expect(success).toContain('success');
    expect(info).toContain('info');
  });
});
