import { render, screen } from '@testing-library/react';
import { HelpSection } from './help-section';

const help: Queries.FaqHelpFieldsFragment = {
  title: 'Still need help?',
  text: 'Ask a person.',
  channels: [
    {
      title: null,
      label: 'Live Chat',
      description: 'Try it.',
      href: '/#demo',
    },
    {
      title: 'Ring us',
      label: 'Phone Support',
      description: 'On weekdays, 24/7: 020 7946 0142.',
      href: 'tel:+442079460142',
    },
  ],
};

describe('HelpSection', () => {
  test.each(help.channels)(
    'links to $label',
    ({ title, label, description, href }) => {
      render(<HelpSection {...help} />);
      const link = screen.getByRole('link', { name: label });
      expect(link).toHaveAttribute('href', href);
      expect(link.closest('li')).toHaveTextContent(description);
      const heading = screen.getByRole('heading', { name: title ?? label });
      expect(link.closest('li')).toContainElement(heading);
    },
  );

  test('keeps the phone number on one line', () => {
    render(<HelpSection {...help} />);
    expect(screen.getByText('020 7946 0142')).toHaveStyle({
      display: 'inline-block',
    });
  });
});
