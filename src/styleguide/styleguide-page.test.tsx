import { render } from '@testing-library/react';
import StyleguidePage from './styleguide-page';

test('StyleguidePage shows every specimen in both themes', () => {
  const { container } = render(<StyleguidePage />);
  const panes = [...container.querySelectorAll('[data-theme]')];
  const schemes = panes.map((pane) => getComputedStyle(pane).colorScheme);
  expect(schemes.length).toBeGreaterThan(30);
  for (const [index, scheme] of schemes.entries())
    expect(scheme).toBe(index % 2 === 0 ? 'light' : 'dark');
});

test('StyleguidePage has no duplicate ids', () => {
  const { container } = render(<StyleguidePage />);
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
