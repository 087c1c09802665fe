import { ThemeProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { theme } from '../styles/theme';
import { ProblemsPanel } from './problems-panel';
import type { ProblemEvent } from './problem-events';

const wrong = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text that is not empty, found ""',
};

const show = (problems: ProblemEvent) =>
  render(
    <ThemeProvider theme={theme}>
      <ProblemsPanel problems={problems} />
    </ThemeProvider>,
  );

test('names file, line, field and what is wrong, in an alert', () => {
  show([wrong]);
  expect(screen.getByRole('alert')).toHaveTextContent('A mistake in data/.');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'data/faq.json:3:5 items[0].question: expected text that is not empty, found ""',
  );
});

test('names all of them, those of a whole file without a field', () => {
  show([wrong, { ...wrong, path: '', message: 'expected valid JSON' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('2 mistakes in data/.');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'data/faq.json:3:5 expected valid JSON',
  );
});

test('is not there while all is right', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
