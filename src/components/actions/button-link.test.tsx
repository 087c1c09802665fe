import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ButtonLink } from './button-link';

describe('ButtonLink', () => {
  test('is a link for all its looks', () => {
    renderWithTheme(<ButtonLink href="/book-demo">Book Demo</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Book Demo' })).toHaveAttribute(
      'href',
      '/book-demo',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('the main action stands out from the one beside it', () => {
    renderWithTheme(
      <>
        <ButtonLink href="/book-demo">Book Demo</ButtonLink>
        <ButtonLink href="/demo" variant="secondary">
          Watch
        </ButtonLink>
      </>,
    );
    const look = (name: string) =>
      getComputedStyle(screen.getByRole('link', { name })).borderColor;
    expect(look('Book Demo')).not.toBe(look('Watch'));
  });
});
