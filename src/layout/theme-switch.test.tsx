import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { themeScript } from './theme-script';
import { ThemeSwitch } from './theme-switch';

const root = document.documentElement;
const getSwitch = () => screen.getByRole('button', { name: 'Dark theme' });

/** Runs the script as a page does: as source text, with nothing around it. */
function openPage() {
  runInNewContext(`(${themeScript.toString()})()`, {
    ...{ document, localStorage, matchMedia },
    addEventListener: jest.fn(),
  });
  renderWithTheme(<ThemeSwitch />);
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

test('the switch follows the system until it is pressed, then remembers', async () => {
  localStorage.setItem('theme', 'purple');
  openPage();
  expect(root).not.toHaveAttribute('data-theme');
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
  for (const [theme, isPressed] of [
    ['dark', 'true'],
    ['light', 'false'],
  ] as const) {
    await userEvent.click(getSwitch());
    expect(root).toHaveAttribute('data-theme', theme);
    expect(localStorage.getItem('theme')).toBe(theme);
    expect(getSwitch()).toHaveAttribute('aria-pressed', isPressed);
  }
});
