import { render, screen } from '@testing-library/react';
import { icons } from '../components/cards/icon';
import StyleguidePage from './styleguide-page';

let container: HTMLElement;

beforeEach(() => {
  // The theme switch needs it, and jsdom lacks it.
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  ({ container } = render(<StyleguidePage />));
});

/** A specimen in the light and in the dark theme. */
const themesOf = (title: RegExp) => [
  ...screen
    .getByRole('region', { name: title })
    .querySelectorAll<HTMLElement>('[data-theme]'),
];

describe('StyleguidePage', () => {
  test('shows every specimen in both themes', () => {
    const panes = [...container.querySelectorAll('[data-theme]')];
    const schemes = panes.map((pane) => getComputedStyle(pane).colorScheme);
    expect(schemes.length).toBeGreaterThan(30);
    for (const [index, scheme] of schemes.entries())
      expect(scheme).toBe(index % 2 === 0 ? 'light' : 'dark');
  });

  test('has no duplicate ids', () => {
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test.each([
    [/^Button/, 'button:disabled', 3],
    [/^Field/, '[aria-invalid="true"]', 3],
    [/^Icon/, 'li', Object.keys(icons).length],
    [/^Rating/, '[role="img"]', 5],
    [/^DeviceFrame/, '[data-device]', 3],
  ])('%s shows every %s', (title, selector, count) => {
    for (const pane of themesOf(title)) {
      expect(pane.querySelectorAll(selector)).toHaveLength(count);
    }
  });
});
