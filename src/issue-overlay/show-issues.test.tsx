import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocatedIssue } from '../content/check/report';
import { Issues } from './show-issues';

const open = new Set<FakeEventSource>();

class FakeEventSource {
  onmessage?: (event: { data: string }) => void;
  constructor() {
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}

let hidden = false;

beforeAll(() => {
  Object.assign(window, { EventSource: FakeEventSource });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

/** Simulates an event of `develop` after a check of data/. */
const send = (...issues: LocatedIssue[]) =>
  act(() => {
    for (const { onmessage } of open)
      onmessage?.({ data: JSON.stringify(issues) });
  });

const wrong: LocatedIssue = {
  file: 'data/faq.json',
  line: 3,
  column: 5,
  path: 'items[0].question',
  message: 'expected text that is not empty, found ""',
  severity: 'error',
};

test('listens only while the tab is visible', () => {
  const { container, unmount } = render(<Issues />);
  for (hidden of [true, false, false, true, false]) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(open.size).toBe(hidden ? 0 : 1);
  }
  send();
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(open.size).toBe(0);
});

test('lists field, message, file and line of each mistake in an alert, with a link to its form', () => {
  render(<Issues />);
  send(wrong);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 mistake. The page stays as it was',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'FAQ › Items › 1 › Question expected text that is not empty, found "" data/faq.json:3:5',
  );
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'http://localhost:8001/#/collections/shared/entries/faq',
  );
  send(wrong, { ...wrong, path: '', message: 'expected valid JSON' });
  expect(screen.getByRole('alert')).toHaveTextContent('2 mistakes.');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'FAQ expected valid JSON data/faq.json:3:5',
  );
  expect(document.body).toHaveFocus();
});

test('says which are only warnings, and that warnings alone stop nothing', () => {
  const warning = { ...wrong, line: 9, severity: 'warning' } as const;
  render(<Issues />);
  send(wrong, warning);
  const [mistake, other] = screen.getAllByRole('listitem');
  expect(mistake).not.toHaveTextContent('Warning:');
  expect(other).toHaveTextContent('Warning: expected text');
  send(warning);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 warning. The site can go online with that.',
  );
});

test('keeps the focus when the mistakes change', async () => {
  render(<Issues />);
  send(wrong);
  await userEvent.tab();
  send(wrong, { ...wrong, line: 4 });
  const summary = screen.getByText('2 mistakes.').closest('summary');
  expect(summary).toHaveFocus();
});
