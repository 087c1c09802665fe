import { StrictMode, useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import type { DemoTab } from './demo-tab';
import { Demos } from './demos';

const content: Queries.DemosFieldsFragment = {
  chat: {
    title: 'AI Chat Assistant',
    text: 'Ask.',
    greeting: 'Hello',
    suggestions: 'Try one',
    prompts: ['The price?'],
    replies: [{ keywords: ['price'], reply: 'From $99/month' }],
    fallback: 'A specialist',
  },
  leads: {
    title: 'Lead Generation',
    text: 'Generate.',
    analysing: 'Analysing…',
    empty: 'No leads yet',
    samples: [
      { name: 'Ann', email: 'ann@a.example', company: 'A', source: 'Ad' },
      { name: 'Ben', email: 'ben@b.example', company: 'B', source: 'Form' },
    ],
  },
  calls: {
    title: 'Smart Call AI',
    text: 'Listen.',
    idle: 'Nobody is on the line',
    empty: 'No records yet',
    callers: ['Cat', 'Dan', 'Eve', 'Fay', 'Gus'],
    script: ['One', 'Two', 'Three', 'Four', 'Five'],
    summaries: [
      { outcome: 'appointment', summary: 'Booked' },
      { outcome: 'qualified', summary: 'Good' },
      { outcome: 'information', summary: 'Told' },
      { outcome: 'callback', summary: 'Later' },
    ],
  },
};

function Steered() {
  const [tab, setTab] = useState<DemoTab>('chat');
  return <Demos content={content} tab={tab} onTab={setTab} />;
}

const setUp = () =>
  renderWithTheme(
    <StrictMode>
      <Steered />
    </StrictMode>,
  );

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('tab', { name }));
const items = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the chat has messages alone in its log, and prompts after it that send', () => {
  setUp();
  const log = screen.getByRole('log');
  const prompt = screen.getByRole('button', { name: 'The price?' });
  expect(log.compareDocumentPosition(prompt)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  fireEvent.click(prompt);
  expect(status).toHaveTextContent('typing');
  expect(log).not.toHaveTextContent('typing');
  pass(1499);
  expect(items()).toHaveLength(2);
  pass(1);
  expect(items()).toHaveLength(3);
  expect(items()[2]).toContain('From $99/month');
  expect(status).toBeEmptyDOMElement();
});

test('a blank message is not sent; a draft stays when the tab is left', () => {
  setUp();
  const field = () => screen.getByLabelText('Your message');
  fireEvent.change(field(), { target: { value: ' \t ' } });
  press('Send');
  expect(items()).toHaveLength(1);
  fireEvent.change(field(), { target: { value: 'Half a' } });
  choose('Lead Generation');
  choose('AI Chat Assistant');
  expect(field()).toHaveValue('Half a');
  press('Send');
  expect(items()[1]).toContain('Half a');
  expect(field()).toHaveValue('');
});

test('leads: figures, bar at 65, score in words, one button that names its lead', () => {
  setUp();
  choose('Lead Generation');
  const figures = () =>
    screen
      .getAllByRole('definition')
      .map(({ previousSibling, textContent }) => [
        previousSibling?.textContent,
        textContent,
      ]);
  expect(screen.getByText('No leads yet')).toBeVisible();
  press('Generate Lead');
  expect(screen.getByRole('status')).toHaveTextContent('Analysing…');
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '65',
  );
  press('Generate Lead');
  pass(1999);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  const lead = screen.getByRole('listitem');
  for (const text of ['Ann', 'ann@a.example', 'Ad', 'Score 70, medium', 'new'])
    expect(lead).toHaveTextContent(text);
  press('Qualify Ann');
  expect(lead).toHaveTextContent('qualified');
  expect(lead).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Qualify/ })).toBeNull();
  expect(figures()).toEqual([
    ['Total leads', '1'],
    ['Qualified', '1'],
    ['Conversion rate', '100%'],
  ]);
});

test('a call goes on behind another tab, and leaves one record', () => {
  setUp();
  choose('Smart Call AI');
  press('Simulate Incoming Call');
  expect(items()).toEqual([]);
  pass(1000);
  expect(items()).toEqual(['One (said)']);
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '20',
  );
  choose('AI Chat Assistant');
  pass(6000);
  choose('Smart Call AI');
  expect(items()).toHaveLength(4);
  pass(3000);
  expect(items()).toEqual([]);
  const [record] = screen.getAllByRole('listitem');
  for (const text of ['Cat', 'appointment', '2:00', 'Booked'])
    expect(record).toHaveTextContent(text);
  press('Restart');
  expect(screen.getByText('No records yet')).toBeVisible();
});

test('no timer is left when the demos are closed while all three run', () => {
  const { unmount } = setUp();
  press('The price?');
  choose('Lead Generation');
  press('Generate Lead');
  choose('Smart Call AI');
  press('Simulate Incoming Call');
  pass(500);
  unmount();
  // What is left is not the demos': it ends by itself and changes nothing.
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  pass(60_000);
  expect(setTimer).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
