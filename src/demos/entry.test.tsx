import { render, screen } from '@testing-library/react';
import { RecordEntry } from './calls/calls-view';
import { LeadEntry } from './leads/leads-view';

// The demos never produce these two values, but must be able to show them (SPEC.md section 4).

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

test('a lead can be contacted, and then not be qualified', () => {
  const lead = {
    id: 1,
    name: 'Ann Lee',
    email: 'ann@example.com',
    company: 'Lee & Co',
    source: 'Referral',
    score: 82,
    status: 'contacted' as const,
  };
  render(<LeadEntry lead={lead} onQualify={() => undefined} />);
  expect(screen.getByText('contacted')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
