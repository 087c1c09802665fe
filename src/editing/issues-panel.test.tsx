import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocatedIssue } from '../content/check/issue';
import { IssuesPanel } from './issues-panel';

const wrong: LocatedIssue = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text that is not empty, found ""',
  severity: 'error',
};

const show = (issues: LocatedIssue[]) => {
  const { rerender, container } = render(<IssuesPanel issues={issues} />);
  return {
    container,
    change: (next: LocatedIssue[]) => rerender(<IssuesPanel issues={next} />),
  };
};

test('lists file, line, field and message of each mistake in an alert, with a link to its form', () => {
  const { change } = show([wrong]);
  expect(screen.getByRole('alert')).toHaveTextContent('A mistake in data/.');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'data/faq.json:3:5 items[0].question: expected text that is not empty, found ""',
  );
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'http://localhost:8001/admin/#/collections/shared/entries/faq',
  );
  change([wrong, { ...wrong, path: '', message: 'expected valid JSON' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('2 mistakes in data/.');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'data/faq.json:3:5 expected valid JSON',
  );
  expect(document.body).toHaveFocus();
});

test('is not there without mistakes', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
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
])('is hidden by %s until the mistakes change', async (_means, hideByIt) => {
  const { change } = show([wrong]);
  await hideByIt();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  change([{ ...wrong }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  change([{ ...wrong, line: 4 }]);
  expect(screen.getByRole('alert')).toHaveTextContent('faq.json:4:5');
});

test('shows a hidden mistake again when it was corrected and comes back', async () => {
  const { change } = show([wrong]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  change([]);
  change([wrong]);
  expect(screen.getByRole('alert')).toBeVisible();
});
