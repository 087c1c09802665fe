import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { icons } from '../components/cards/icon';
import StyleguidePage from './styleguide-page';

// jsdom knows no themes, which the switch asks for.
beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
});

/** The two halves of what stands under a title: light, dark. */
function halvesOf(title: RegExp): HTMLElement[] {
  const specimen = screen.getByRole('region', { name: title });
  return [...specimen.querySelectorAll<HTMLElement>('[data-theme]')];
}

describe('StyleguidePage', () => {
  test('shows every block in both themes', () => {
    renderWithTheme(<StyleguidePage />);
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .filter(({ parentElement }) =>
        parentElement?.querySelector(':scope > div > [data-theme]'),
      );
    expect(headings.length).toBeGreaterThan(15);
    for (const heading of headings) {
      const halves = [
        ...(heading.parentElement?.querySelectorAll<HTMLElement>(
          '[data-theme]',
        ) ?? []),
      ];
      expect(halves.map(({ dataset }) => dataset['theme'])).toEqual([
        'light',
        'dark',
      ]);
      expect(halves.map((half) => getComputedStyle(half).colorScheme)).toEqual([
        'light',
        'dark',
      ]);
    }
  });

  test('has no id twice', () => {
    const { container } = renderWithTheme(<StyleguidePage />);
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('shows the states that are easily forgotten', () => {
    renderWithTheme(<StyleguidePage />);
    for (const half of halvesOf(/^Button/))
      expect(
        within(half)
          .getAllByRole('button')
          .filter((button) => button.matches(':disabled')),
      ).toHaveLength(3);
    for (const half of halvesOf(/^Field/))
      expect(half.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    for (const half of halvesOf(/^Icon/))
      expect(within(half).getAllByRole('listitem')).toHaveLength(
        Object.keys(icons).length,
      );
    for (const half of halvesOf(/^Rating/))
      expect(within(half).getAllByRole('img')).toHaveLength(5);
    for (const half of halvesOf(/^DeviceFrame/))
      expect(half.querySelectorAll('[data-device]')).toHaveLength(3);
  });
});
