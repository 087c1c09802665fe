import { render, screen } from '@testing-library/react';
import { HelpSection } from './help-section';

test('a phone number stays on one line', () => {
  const channel = {
    title: 'Ring us',
    label: 'Phone Support',
    description: 'On weekdays, 24/7: 020 7946 0142.',
    href: 'tel:+442079460142',
  };
  render(<HelpSection title="Help" text="Ask us." channels={[channel]} />);
  expect(screen.getByText('020 7946 0142')).toHaveStyle({
    display: 'inline-block',
  });
});
