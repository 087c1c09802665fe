import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Pagination } from './pagination';

function setUp(current: number, last: number) {
  const onChange = jest.fn();
  renderWithTheme(
    <Pagination current={current} last={last} onChange={onChange} />,
  );
  return { user: userEvent.setup(), onChange };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('Pagination', () => {
  test.each([0, 1])('is hidden with %i pages', (last) => {
    setUp(1, last);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('labels its numbers, and shows the numbers alone', () => {
    setUp(1, 3);
    const pages = screen.getAllByRole('button', { name: /^Page \d+$/ });
    expect(pages.map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(button('Page 3')).toHaveTextContent(/^3$/);
  });

  test('shows gaps as text', () => {
    setUp(30, 60);
    const items = within(screen.getByRole('navigation')).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Previous',
      '1',
      '…',
      '29',
      '30',
      '31',
      '…',
      '60',
      'Next',
    ]);
    expect(screen.queryByRole('button', { name: '…' })).toBeNull();
  });

  test('marks the current page alone', () => {
    setUp(2, 3);
    expect(screen.getByRole('button', { current: 'page' })).toBe(
      button('Page 2'),
    );
  });

  test.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])(
    'on page %i of 3: Previous off %s, Next off %s',
    (current, previousOff, nextOff) => {
      setUp(current, 3);
      expect(button('Previous').matches(':disabled')).toBe(previousOff);
      expect(button('Next').matches(':disabled')).toBe(nextOff);
    },
  );

  test.each([
    ['Previous', 4],
    ['Next', 6],
    ['Page 9', 9],
  ])('"%s" leads from page 5 of 9 to page %i', async (name, page) => {
    const { user, onChange } = setUp(5, 9);
    await user.click(button(name));
    expect(onChange.mock.calls).toEqual([[page]]);
  });
});
