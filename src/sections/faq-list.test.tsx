import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { FaqList } from './faq-list';

const items: Queries.FaqItemFieldsFragment[] = [
  { question: 'Is there a trial?', answer: 'Yes, [14 days](/faq).' },
  { question: 'Do I need a card?', answer: 'No.' },
];

test('FaqList groups its questions and shows the links of an answer', async () => {
  const user = userEvent.setup();
  renderWithTheme(<FaqList group="pricing" items={items} />);
  for (const question of screen.getAllByRole('group'))
    expect(question).toHaveAttribute('name', 'pricing');
  await user.click(screen.getByText('Is there a trial?'));
  expect(screen.getByRole('link', { name: '14 days' })).toBeVisible();
  expect(screen.getByText('No.')).not.toBeVisible();
});
