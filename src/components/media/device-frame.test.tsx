import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { theme } from '../../styles/theme';
import { DeviceFrame } from './device-frame';

const devices = ['phone', 'tablet', 'desktop'] as const;

describe('DeviceFrame', () => {
  test.each(devices)('shows what a %s has on its screen', (device) => {
    renderWithTheme(
      <DeviceFrame device={device}>
        <p>Fresh pasta daily.</p>
      </DeviceFrame>,
    );
    const text = screen.getByText('Fresh pasta daily.');
    expect(text).toBeVisible();
    expect(text.parentElement).toHaveStyle({ containerType: 'inline-size' });
  });

  test.each([
    ['phone', theme.width.phone],
    ['tablet', theme.width.tablet],
    ['desktop', theme.width.page],
  ] as const)(
    'a %s is as wide as its screen and rim, or as its container',
    (device, width) => {
      const { container } = renderWithTheme(
        <DeviceFrame device={device}>
          <p>Fresh pasta daily.</p>
        </DeviceFrame>,
      );
      const style = getComputedStyle(container.firstElementChild ?? container);
      // jsdom garbles the commas of min(); a browser's arithmetic is not its matter anyway.
      expect(style.width).toMatch(/^min\(.*100%/);
      expect(style.width).toContain(width);
    },
  );

  test.each(devices)('says nothing of the drawing of a %s', (device) => {
    const { container } = renderWithTheme(
      <DeviceFrame device={device}>
        <p>Fresh pasta daily.</p>
      </DeviceFrame>,
    );
    const drawn = [...container.querySelectorAll('span')];
    expect(drawn.length).toBeGreaterThan(0);
    for (const part of drawn)
      expect(part).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent(/^Fresh pasta daily\.$/);
  });
});
