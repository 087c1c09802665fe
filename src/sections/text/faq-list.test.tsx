import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { FaqList } from './faq-list';

const items: Queries.FaqItemFieldsFragment[] = [
  { question: 'Is there a trial?', answer: 'Yes, [14 days](/faq).' },
  { question: 'Do I need a card?', answer: 'No.' },
];

describe('FaqList', () => {
  test('keeps its questions in one group, all closed at first', () => {
    renderWithTheme(<FaqList group="pricing" items={items} />);
    const questions = screen.getAllByRole('group');
    expect(questions).toHaveLength(2);
    for (const question of questions) {
      expect(question).toHaveAttribute('name', 'pricing');
      expect(question).not.toHaveAttribute('open');
    }
  });

  test('shows an answer with its links', async () => {
    const user = userEvent.setup();
    renderWithTheme(<FaqList group="pricing" items={items} />);
    await user.click(screen.getByText('Is there a trial?'));
    expect(screen.getByRole('link', { name: '14 days' })).toBeVisible();
    expect(screen.getByText('No.')).not.toBeVisible();
  });
});
