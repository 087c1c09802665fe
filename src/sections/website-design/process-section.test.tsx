import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ProcessSection } from './process-section';

const process: Queries.ProcessSectionFieldsFragment = {
  title: 'How it goes',
  text: 'Two steps.',
  steps: [
    { step: 1, title: 'Talk', description: 'What you need.' },
    { step: 2, title: 'Build', description: 'What we said.' },
  ],
};

describe('ProcessSection', () => {
  test('lists its steps in order, numbered once for screen readers', () => {
    renderWithTheme(<ProcessSection process={process} />);
    expect(screen.getByRole('list').tagName).toBe('OL');
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Talk',
      'Build',
    ]);
    // An ordered list is counted out already.
    expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
  });
});
