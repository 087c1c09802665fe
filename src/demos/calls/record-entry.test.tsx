import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { RecordEntry } from './record-entry';

// No sample call ends in "callback"; a record that says so shows it (SPEC.md section 3).
test.each(['appointment', 'qualified', 'information', 'callback'] as const)(
  'a record shows its outcome, %s, with caller, length and summary',
  (outcome) => {
    renderWithTheme(
      <ul>
        <RecordEntry
          record={{
            id: 1,
            caller: 'Ann Lee',
            duration: '2:05',
            outcome,
            timestamp: 0,
            summary: 'Asked about a boiler.',
          }}
        />
      </ul>,
    );
    for (const text of ['Ann Lee', outcome, '2:05', 'Asked about a boiler.'])
      expect(screen.getByText(text)).toBeVisible();
  },
);
