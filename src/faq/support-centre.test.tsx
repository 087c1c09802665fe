import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportCentre } from './support-centre';

const PRICE = 'What is the price?';
const PAY = 'How can I pay?';
const HELP = 'Who helps?';

const groups: Queries.FaqGroupFieldsFragment[] = [
  {
    title: 'Pricing',
    questions: [
      { question: PRICE, answer: 'From **$99** a month.' },
      { question: PAY, answer: 'See the [price list](/faq).' },
    ],
  },
  {
    title: 'Support',
    questions: [{ question: HELP, answer: 'We do, all day.' }],
  },
];

let scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

function setUp(hash = '') {
  const centre = (location: { hash: string }) => (
    <SupportCentre groups={groups} location={location} sections={<p>Plans</p>}>
      {(controls) => controls}
    </SupportCentre>
  );
  const { rerender } = render(centre({ hash }));
  return {
    user: userEvent.setup(),
    goTo: (next: string) => act(() => rerender(centre({ hash: next }))),
  };
}

const field = () => screen.getByRole('searchbox');
const details = (question: string) =>
  screen.getByText(question, { selector: 'summary > span' }).closest('details');
const shown = () =>
  Array.from(document.querySelectorAll('details > summary'))
    .filter((summary) => !summary.closest('[hidden]'))
    .map(({ textContent }) => textContent);
const opened = () =>
  Array.from(document.querySelectorAll('details[open] > summary')).map(
    ({ textContent }) => textContent,
  );
describe('SupportCentre', () => {
  test('shows all questions by group, shut, of which one is open at a time', () => {
    setUp();
    expect(shown()).toEqual([PRICE, PAY, HELP]);
    expect(opened()).toEqual([]);
    expect(details(PAY)).toHaveAttribute('name', 'pricing');
    expect(details(HELP)).toHaveAttribute('name', 'support');
    expect(screen.getByRole('region', { name: 'Pricing' }).id).toBe('pricing');
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '#pricing',
    );
  });

  test('shows the questions that match', async () => {
    const { user } = setUp();
    await user.type(field(), ' PRICE');
    expect(shown()).toEqual([PRICE, PAY]);
    expect(screen.queryByRole('region', { name: 'Support' })).toBeNull();
    const line = '2 of 3 questions match “PRICE”';
    expect(screen.getByRole('status')).not.toHaveTextContent(line);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(line),
    );
  });

  test('offers to clear the search or to ask a person when nothing matches', async () => {
    const { user } = setUp();
    await user.type(field(), 'xyzzy');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
      'href',
      '#help',
    );
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  test('applies what was typed before hydration', () => {
    const value = jest.spyOn(HTMLInputElement.prototype, 'value', 'get');
    value.mockReturnValue('helps');
    setUp();
    value.mockRestore();
    expect(shown()).toEqual([HELP]);
  });

  test.each(['#', '#nowhere', '#%', '#help'])('ignores the hash %s', (hash) => {
    setUp(hash);
    expect(opened()).toEqual([]);
    expect(scrolledTo).toEqual([]);
  });

  test('clears a filter only if it hides the linked question', async () => {
    const { user, goTo } = setUp();
    await user.type(field(), 'price');
    goTo('#how-can-i-pay');
    await user.type(field(), '?');
    expect(shown()).toEqual([PRICE]);
    goTo('#who-helps');
    expect(field()).toHaveValue('');
    expect(opened()).toContain(HELP);
    expect(scrolledTo).toEqual(['how-can-i-pay', 'who-helps']);
  });
});
