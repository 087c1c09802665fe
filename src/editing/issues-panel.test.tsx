import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { IssuesPanel } from './issues-panel';
import type { IssueEvent } from './issue-events';

const wrong = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text that is not empty, found ""',
};

const show = (issues: IssueEvent) => {
  const { rerender, container } = renderWithTheme(
    <IssuesPanel issues={issues} />,
  );
  return {
    container,
    change: (next: IssueEvent) => rerender(<IssuesPanel issues={next} />),
  };
};

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

test('leaves the focus where it is', () => {
  show([wrong]);
  expect(document.body).toHaveFocus();
});

test.each([
  [
    'its button',
    () => userEvent.click(screen.getByRole('button', { name: 'Hide' })),
  ],
  [
    'Escape',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
    },
  ],
])(
  'is hidden by %s, until something else is wrong',
  async (_means, hideByIt) => {
    const { change } = show([wrong]);
    await hideByIt();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    change([{ ...wrong }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    change([{ ...wrong, line: 4 }]);
    expect(screen.getByRole('alert')).toHaveTextContent('faq.json:4:5');
  },
);

test('comes again when a mistake that was hidden is mended and made anew', async () => {
  const { change } = show([wrong]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  change([]);
  change([wrong]);
  expect(screen.getByRole('alert')).toBeVisible();
});
