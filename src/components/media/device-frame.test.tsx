import { renderWithTheme } from '../../../tools/jest/render';
import { theme } from '../../styles/theme';
import { DeviceFrame } from './device-frame';

test.each([
  ['phone', theme.width.phone],
  ['tablet', theme.width.tablet],
  ['desktop', theme.width.page],
] as const)('a %s is at most as wide as its screen', (device, width) => {
  const { container } = renderWithTheme(
    <DeviceFrame device={device}>Fresh pasta.</DeviceFrame>,
  );
  const style = getComputedStyle(container.firstElementChild ?? container);
  // jsdom garbles the commas of min().
  expect(style.width).toMatch(/^min\(.*100%/);
  expect(style.width).toContain(width);
  for (const part of container.querySelectorAll('span'))
    expect(part).toHaveAttribute('aria-hidden', 'true');
});
