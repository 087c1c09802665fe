import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GAP, pageNumbers, Pagination } from './pagination';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, GAP, 8]],
  [4, 8, [1, 2, 3, 4, 5, GAP, 8]],
  [5, 8, [1, GAP, 4, 5, 6, 7, 8]],
  [5, 9, [1, GAP, 4, 5, 6, GAP, 9]],
  [6, 9, [1, GAP, 5, 6, 7, 8, 9]],
  [9, 9, [1, GAP, 5, 6, 7, 8, 9]],
  [30, 60, [1, GAP, 29, 30, 31, GAP, 60]],
])('pageNumbers for page %i of %i', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});

describe('Pagination', () => {
  function setUp(current: number, last: number) {
    const onChange = jest.fn();
    render(<Pagination current={current} last={last} onChange={onChange} />);
    return onChange;
  }
  const button = (name: string) => screen.getByRole('button', { name });

  test.each([0, 1])('is hidden with %i pages', (last) => {
    setUp(1, last);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('labels its numbers, marks the current one and shows gaps as text', () => {
    setUp(30, 60);
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    ).toEqual(['Previous', '1', '…', '29', '30', '31', '…', '60', 'Next']);
    expect(screen.getByRole('button', { current: 'page' })).toBe(
      button('Page 30'),
    );
    expect(screen.queryByRole('button', { name: '…' })).toBeNull();
  });

  test.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])(
    'on page %i of 3 disables Previous: %s, Next: %s',
    (current, previous, next) => {
      setUp(current, 3);
      expect(button('Previous').matches(':disabled')).toBe(previous);
      expect(button('Next').matches(':disabled')).toBe(next);
    },
  );

  test.each([
    ['Previous', 4],
    ['Next', 6],
    ['Page 9', 9],
  ])('"%s" leads from page 5 of 9 to page %i', async (name, page) => {
    const onChange = setUp(5, 9);
    await userEvent.click(button(name));
    expect(onChange.mock.calls).toEqual([[page]]);
  });
});
