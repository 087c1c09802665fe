import { render, screen } from '@testing-library/react';
import { DeviceFrame } from './device-frame';

test('names its device for styles, and hides the browser from screen readers', () => {
  const { container } = render(
    <DeviceFrame device="tablet" address="bakery.example">
      Fresh pasta.
    </DeviceFrame>,
  );
  expect(container.querySelector('[data-device="tablet"]')).toHaveTextContent(
    'Fresh pasta.',
  );
  expect(screen.getByText('bakery.example').parentElement).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});
