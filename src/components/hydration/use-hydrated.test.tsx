import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

function Probe() {
  return <p>{useHydrated() ? 'in the browser' : 'as built'}</p>;
}

describe('useHydrated', () => {
  test('is false in the HTML and true after hydration, without a mismatch', () => {
    const report = jest.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Probe />);
    expect(root).toHaveTextContent('as built');
    act(() => {
      hydrateRoot(root, <Probe />);
    });
    expect(root).toHaveTextContent('in the browser');
    expect(report).not.toHaveBeenCalled();
  });

  test('is true at once on a page that is rendered in the browser', () => {
    render(<Probe />);
    expect(screen.getByText('in the browser')).toBeVisible();
  });
});
