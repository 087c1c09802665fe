import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { RecordEntry } from './calls/calls-view';
import { fakeClock, pass } from './clock.fixture';
import { Demos, type DemoTab } from './demos';
import { demoContent } from './demos.fixture';

function DemosWithTabs() {
  const [tab, setTab] = useState<DemoTab>('chat');
  return <Demos content={demoContent} tab={tab} onTab={setTab} />;
}

const setUp = () =>
  render(
    <StrictMode>
      <DemosWithTabs />
    </StrictMode>,
  );

const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('tab', { name }));
const logged = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const expectBusy = (name: string, isBusy: boolean) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute(
    'aria-disabled',
    String(isBusy),
  );
const progress = () =>
  screen.getByRole('progressbar').getAttribute('aria-valuenow');

fakeClock();
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

test.each([
  ['{ArrowRight}', 'Lead Generation'],
  ['{End}', 'Smart Call AI'],
  ['{End}{Home}', 'AI Chat Assistant'],
  ['{ArrowLeft}', 'Smart Call AI'],
  ['{End}{ArrowRight}', 'AI Chat Assistant'],
])('the keys %s choose the tab %s, whose panel is next', async (keys, name) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setUp();
  await user.tab();
  await user.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
  await user.tab();
  expect(screen.getByRole('tabpanel', { name })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('tab', { name })).toHaveFocus();
});

test('chat: sends no blank message, and keeps a draft while another tab is open', () => {
  setUp();
  const field = () => screen.getByLabelText('Your message');
  fireEvent.change(field(), { target: { value: ' \t ' } });
  press('Send');
  expect(logged()).toHaveLength(1);
  fireEvent.change(field(), { target: { value: 'Half a' } });
  choose('Lead Generation');
  choose('AI Chat Assistant');
  press('Send');
  expect(logged()[1]).toContain('Half a');
  expect(field()).toHaveValue('');
});

test('leads: the first are there, none with Qualify; a new one can be qualified', () => {
  setUp();
  choose('Lead Generation');
  const figures = () =>
    screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures()).toEqual(['2', '1', '50%']);
  expect(screen.getByText('contacted')).toBeVisible();
  expect(screen.getByText('Score 82, medium').parentElement).toHaveStyle({
    background: 'var(--colour-yellow)',
  });
  expect(screen.queryByRole('button', { name: /^Qualify/ })).toBeNull();
  press('Generate Lead');
  expect(screen.getByRole('progressbar')).toBeVisible();
  pass(2000);
  const [lead] = screen.getAllByRole('listitem');
  expect(lead).toHaveTextContent(/ann@a\.example.*Score 70, medium.*new/);
  press(/^Qualify/);
  expect(lead).toHaveTextContent('qualified');
  expect(lead).toHaveFocus();
  expect(figures()).toEqual(['3', '2', '67%']);
});

test('calls: go on while another tab is open, and become a record', () => {
  setUp();
  choose('Smart Call AI');
  press('Simulate Incoming Call');
  pass(1000);
  expect(logged()).toEqual(['One (said)']);
  expect(progress()).toBe('20');
  choose('AI Chat Assistant');
  pass(6000);
  choose('Smart Call AI');
  expect(logged()).toHaveLength(4);
  expect(progress()).toBe('80');
  expectBusy('Simulate Incoming Call', true);
  pass(3000);
  expectBusy('Simulate Incoming Call', false);
  expect(logged()).toEqual([]);
  const record = screen.getByRole('listitem');
  for (const text of ['Cat', 'appointment', '2:00', 'Booked'])
    expect(record).toHaveTextContent(text);
});

test('leaves no timer when it unmounts', () => {
  const { unmount } = setUp();
  press('The price?');
  choose('Lead Generation');
  press('Generate Lead');
  choose('Smart Call AI');
  press('Simulate Incoming Call');
  pass(500);
  unmount();
  // Timers of libraries may still fire, but nothing may set a new one.
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  pass(60_000);
  expect(setTimer).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

// The specification has this outcome; the demo never produces it.
test('a call record can have the outcome "callback"', () => {
  const record = {
    id: 1,
    caller: 'Ann Lee',
    duration: '2:05',
    outcome: 'callback' as const,
    timestamp: 0,
    summary: 'Asked about a boiler.',
  };
  render(<RecordEntry record={record} />);
  expect(screen.getByText('callback')).toBeVisible();
});
