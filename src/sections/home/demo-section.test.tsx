import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { demoContent } from '../../demos/demos.fixture';
import { DemoSection } from './demo-section';

const intro: Queries.HomeDemoFieldsFragment = {
  title: 'Demos',
  text: 'Try them.',
  label: 'Demo',
  note: 'No calls.',
  button: 'See it',
  loading: 'One moment',
  failed: 'No',
  close: 'Close',
  book: { label: 'Book a Demo', href: '/book-demo' },
};

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('tab', { name }));
const messages = () =>
  within(screen.getByRole('log')).queryAllByRole('listitem');

/** Shows the section and returns a function that changes the address. */
function show() {
  const section = (hash: string) => (
    <DemoSection intro={intro} demos={demoContent} location={{ hash }} />
  );
  const { rerender } = render(section(''));
  return (hash: string) =>
    act(async () => {
      rerender(section(hash));
      await Promise.resolve();
    });
}

test('a change to /#demo opens the chat, and closing ends nothing', async () => {
  const goTo = show();
  expect(screen.queryByRole('tab')).toBeNull();
  await goTo('#demo');
  press('The price?');
  choose('Lead Generation');
  await goTo('#demo');
  expect(messages()).toHaveLength(2);
  choose('Lead Generation');
  press('Close');
  expect(screen.queryByRole('tab')).toBeNull();
  press('See it');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(
    'Lead Generation',
  );
  choose('AI Chat Assistant');
  expect(messages()[1]).toHaveTextContent('The price?');
});

test('/#demo moves the focus to the chat once, not each time the demos open', async () => {
  const goTo = show();
  await goTo('#demo');
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus(),
  );
  press('Close');
  press('See it');
  expect(screen.getByRole('button', { name: 'See it' })).toHaveFocus();
  await goTo('#demo');
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus(),
  );
});
