import { render, screen, within } from '@testing-library/react';
import { PlanSection } from './plan-section';

test('PlanSection names each plan with its price and volumes, and what is charged beyond them', () => {
  render(
    <PlanSection
      table={{
        title: 'Plans',
        text: 'A month.',
        caption: 'Two plans compared',
        unit: 'a month',
        columns: [
          { name: 'One', fits: 'You', price: '$1' },
          { name: 'Two', fits: 'Us', price: '$2' },
        ],
        rows: [{ feature: 'Calls', values: ['10', '20'] }],
      }}
      notes={[{ title: 'Texts', text: 'See [our terms](/terms).' }]}
    />,
  );
  const plans = screen.getByRole('region', { name: 'Plans' });
  expect(
    within(plans).getByRole('columnheader', { name: 'Two Us $2 a month' }),
  ).toBeVisible();
  expect(within(plans).getByRole('row', { name: 'Calls 10 20' })).toBeVisible();
  expect(within(plans).getByRole('term')).toHaveTextContent('Texts');
  expect(within(plans).getByRole('definition')).toHaveTextContent(
    'See our terms.',
  );
});
