import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Actions } from './actions';

describe('Actions', () => {
  test('lists its links in their order', () => {
    renderWithTheme(
      <Actions
        actions={[
          { label: 'Book Demo', href: '/book-demo' },
          { label: 'Visit the app', href: 'https://app.example.com' },
        ]}
      />,
    );
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Book Demo', '/book-demo'],
      ['Visit the app', 'https://app.example.com'],
    ]);
  });

  test('is nothing without actions', () => {
    const { container } = renderWithTheme(<Actions actions={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
