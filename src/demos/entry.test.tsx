import { render, screen } from '@testing-library/react';
import { RecordEntry } from './calls/calls-view';

// The specification has this outcome; the demo never produces it.
test('a call record can have the outcome "callback"', () => {
  const record = {
    id: 1,
    caller: 'Ann Lee',
    duration: '2:05',
    outcome: 'callback' as const,
    timestamp: 0,
    summary: 'Asked about a boiler.',
  };
  render(<RecordEntry record={record} />);
  expect(screen.getByText('callback')).toBeVisible();
});
