import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { LeadEntry } from './lead-entry';
import type { Lead } from './leads-machine';

const lead: Lead = {
  id: 1,
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: 'Lee & Co',
  source: 'Referral',
  score: 82,
  status: 'new',
};

// Nothing makes a lead "contacted"; one that is shows it (SPEC.md section 4).
test.each([
  ['new', 1],
  ['qualified', 0],
  ['contacted', 0],
] as const)('a lead that is %s says so, with %i buttons', (status, buttons) => {
  renderWithTheme(
    <ul>
      <LeadEntry lead={{ ...lead, status }} onQualify={() => undefined} />
    </ul>,
  );
  expect(screen.getByText(status)).toBeVisible();
  expect(
    screen.queryAllByRole('button', { name: 'Qualify Ann Lee' }),
  ).toHaveLength(buttons);
});
