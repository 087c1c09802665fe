import { render, screen } from '@testing-library/react';
import { ProcessSection } from './process-section';

test('ProcessSection numbers its steps once for screen readers', () => {
  const steps = [
    { number: 1, title: 'Talk', description: 'What you need.' },
    { number: 2, title: 'Build', description: 'What we said.' },
  ];
  render(<ProcessSection title="How" text="Two steps." steps={steps} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(list).toHaveTextContent('1TalkWhat you need.2BuildWhat we said.');
  // Screen readers count the items of an ordered list themselves.
  expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
});
