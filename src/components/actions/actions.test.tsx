import { render, screen } from '@testing-library/react';
import { Actions } from './actions';

const actions = [
  { label: 'Book Demo', href: '/book-demo' },
  { label: 'Visit the app', href: 'https://app.example.com' },
];

describe('Actions', () => {
  test.each([
    [false, 'primary'],
    [true, 'secondary'],
  ])('lists links in order, secondary: %s', (secondary, first) => {
    render(<Actions actions={actions} secondary={secondary} />);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.dataset['variant']]),
    ).toEqual([
      ['/book-demo', first],
      ['https://app.example.com', 'secondary'],
    ]);
  });

  test('has small print with links', () => {
    const note = 'From £9. [Try it](/book-demo#trial).';
    render(<Actions actions={actions} note={note} />);
    const link = screen.getByRole('link', { name: 'Try it' });
    expect(link).toHaveAttribute('href', '/book-demo#trial');
  });

  test('renders nothing without actions', () => {
    const { container } = render(<Actions actions={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
