import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionSection } from './question-section';

const items: Queries.FaqItemFieldsFragment[] = [
  { question: 'Is there a trial?', answer: 'Yes, [14 days](/faq).' },
  { question: 'Do I need a card?', answer: 'No.' },
];

test('QuestionSection groups its questions, all shut, and shows an answer with its links', async () => {
  const user = userEvent.setup();
  render(<QuestionSection title="Trial" text="In short." items={items} />);
  const questions = screen.getAllByRole('group');
  for (const question of questions)
    expect(question).toHaveAttribute('name', 'faq');
  const link = screen.getByRole('link', { name: '14 days' });
  expect(link).not.toBeVisible();
  await user.click(screen.getByText('Is there a trial?'));
  expect(link).toBeVisible();
});
