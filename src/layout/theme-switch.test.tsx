import { runInNewContext } from 'node:vm';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { applyChoiceScript, STORAGE_KEY } from './theme-choice';
import { ThemeSwitch } from './theme-switch';

const root = document.documentElement;
const getSwitch = () => screen.getByRole('button', { name: 'Dark theme' });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

describe('ThemeSwitch', () => {
  test('follows the system until it is pressed, then remembers', async () => {
    renderWithTheme(<ThemeSwitch />);
    expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
    expect(getSwitch()).not.toHaveAttribute('aria-expanded');

    await userEvent.click(getSwitch());
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('dark');
    expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(getSwitch());
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('light');
  });

  test('works for the visit where storage is refused', async () => {
    const refuse = jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation(() => {
        throw new Error('refused');
      });
    renderWithTheme(<ThemeSwitch />);
    await userEvent.click(getSwitch());
    expect(root).toHaveAttribute('data-theme', 'dark');
    refuse.mockRestore();
  });

  test('shows a change that was made elsewhere', async () => {
    renderWithTheme(<ThemeSwitch />);
    await act(async () => {
      root.dataset['theme'] = 'dark';
      // Mutation observers report in a microtask.
      await Promise.resolve();
    });
    expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the script that runs before anything is painted', () => {
  // jsdom runs no scripts of pages, so the source is evaluated as a browser would.
  const run = () => {
    runInNewContext(applyChoiceScript, { localStorage, document });
  };

  test.each(['light', 'dark'])('applies the remembered theme %s', (theme) => {
    localStorage.setItem(STORAGE_KEY, theme);
    run();
    expect(root).toHaveAttribute('data-theme', theme);
  });

  test('does nothing with anything else', () => {
    localStorage.setItem(STORAGE_KEY, 'purple"><script>');
    run();
    expect(root).not.toHaveAttribute('data-theme');
  });
});
