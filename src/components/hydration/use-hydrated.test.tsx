import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

function Probe() {
  return <p>{useHydrated() ? 'in the browser' : 'as built'}</p>;
}

describe('useHydrated', () => {
  test('is false in the HTML that the build makes', () => {
    expect(renderToString(<Probe />)).toBe('<p>as built</p>');
  });

  test('turns true once React has taken over that HTML, without a mismatch', () => {
    const report = jest.spyOn(console, 'error');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Probe />);
    act(() => {
      hydrateRoot(root, <Probe />);
    });
    expect(root).toHaveTextContent('in the browser');
    expect(report).not.toHaveBeenCalled();
    root.remove();
  });

  test('is true at once on a page that is drawn in the browser', () => {
    render(<Probe />);
    expect(screen.getByText('in the browser')).toBeVisible();
  });
});
