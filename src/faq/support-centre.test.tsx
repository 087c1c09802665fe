import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { SupportCentre } from './support-centre';

const groups: Queries.FaqGroupFieldsFragment[] = [
  {
    title: 'Pricing',
    questions: [
      { question: 'What is the price?', answer: 'From **$99** a month.' },
      { question: 'How can I pay?', answer: 'See the [price list](/faq).' },
    ],
  },
  {
    title: 'Support',
    questions: [{ question: 'Who helps?', answer: 'We do, all day.' }],
  },
];

const scrolledTo: (string | undefined)[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // What jsdom, which draws nothing, lacks.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

function setUp(hash = '') {
  const view = renderWithTheme(
    <SupportCentre groups={groups} location={{ hash }} />,
  );
  return {
    user: userEvent.setup(),
    goTo: (next: string) =>
      view.rerender(
        <SupportCentre groups={groups} location={{ hash: next }} />,
      ),
  };
}

const box = () =>
  screen.getByRole('searchbox', { name: 'Search the questions' });
const status = () => screen.getByRole('status');
const details = (question: string) => {
  const found = Array.from(document.querySelectorAll('details')).find(
    (element) => element.querySelector('summary')?.textContent === question,
  );
  if (!found) throw new Error(`No question “${question}”`);
  return found;
};
const summary = (question: string) =>
  screen.getByText(question, { selector: 'summary > span' });
const shown = () =>
  Array.from(document.querySelectorAll('details:not([hidden]) > summary'))
    .filter((summary) => !summary.closest('section[hidden]'))
    .map(({ textContent }) => textContent);
const marks = () =>
  Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);

const ALL = ['What is the price?', 'How can I pay?', 'Who helps?'];

describe('SupportCentre', () => {
  test('shows all questions by group at first, closed, one open at a time', () => {
    setUp();
    expect(shown()).toEqual(ALL);
    expect(status()).toHaveTextContent(/^Showing all 3 questions$/);
    expect(marks()).toEqual([]);
    expect(details('What is the price?')).toHaveAttribute('name', 'pricing');
    expect(details('Who helps?')).toHaveAttribute('name', 'support');
    for (const element of document.querySelectorAll('details'))
      expect(element).not.toHaveAttribute('open');
    expect(scrolledTo).toEqual([]);
  });

  test('leads to each group', () => {
    setUp();
    const menu = screen.getByRole('navigation', {
      name: 'Groups of questions',
    });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['#pricing', 'Pricing2 questions'],
      ['#support', 'Support1 question'],
    ]);
    expect(screen.getByRole('region', { name: 'Pricing' }).id).toBe('pricing');
  });

  test('filters while a visitor types, marks what it finds and opens answers that hold it', async () => {
    const { user } = setUp();
    const before = status();
    await user.type(box(), ' PRICE');
    expect(shown()).toEqual(['What is the price?', 'How can I pay?']);
    expect(marks()).toEqual(['price', 'price']);
    expect(screen.getByRole('link', { name: 'price list' })).toBeVisible();
    expect(details('How can I pay?')).toHaveAttribute('open');
    expect(details('What is the price?')).not.toHaveAttribute('open');
    // Without a name, more than one may be open.
    expect(details('How can I pay?')).not.toHaveAttribute('name');
    expect(screen.queryByRole('region', { name: 'Support' })).toBeNull();
    expect(
      screen.getAllByRole('link', { name: /^(Pricing|Support)/ }),
    ).toHaveLength(1);
    expect(status()).toBe(before);
    expect(status()).toHaveTextContent('2 of 3 questions match "PRICE"');
    await user.clear(box());
    await user.type(box(), '$99');
    expect(status()).toHaveTextContent('1 of 3 questions matches "$99"');
    expect(
      screen.getByText('$99', { selector: 'strong > mark' }),
    ).toBeVisible();
  });

  test('ignores a blank search', async () => {
    const { user } = setUp();
    await user.type(box(), '   ');
    expect(shown()).toEqual(ALL);
    expect(status()).toHaveTextContent(/^Showing all 3 questions$/);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  test('offers ways out where nothing matches', async () => {
    const { user } = setUp();
    await user.type(box(), 'xyzzy');
    expect(shown()).toEqual([]);
    expect(status()).toHaveTextContent(
      'None of the 3 questions matches "xyzzy"',
    );
    expect(screen.getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
      'href',
      '#help',
    );
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(shown()).toEqual(ALL);
    expect(screen.queryByRole('link', { name: 'Ask a person' })).toBeNull();
  });

  test('Escape clears, and what was open before is open again', async () => {
    const { user } = setUp();
    await user.click(summary('Who helps?'));
    await user.type(box(), 'price');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(marks()).toEqual([]);
    expect(details('Who helps?')).toHaveAttribute('open');
    expect(details('Who helps?')).toHaveAttribute('name', 'support');
    expect(details('How can I pay?')).not.toHaveAttribute('open');
  });

  test('takes what was typed before scripts ran', () => {
    const value = jest.spyOn(HTMLInputElement.prototype, 'value', 'get');
    value.mockReturnValue('helps');
    setUp();
    value.mockRestore();
    expect(shown()).toEqual(['Who helps?']);
  });

  test('every question has a link to itself that says which it is', async () => {
    const { user } = setUp();
    await user.click(summary('How can I pay?'));
    expect(
      screen.getByRole('link', {
        name: 'Link to this question How can I pay?',
      }),
    ).toHaveAttribute('href', '#how-can-i-pay');
  });

  test('opens the question that the address names, on arrival and afterwards', () => {
    const { goTo } = setUp('#how-can-i-pay');
    expect(details('How can I pay?')).toHaveAttribute('open');
    expect(scrolledTo).toEqual(['how-can-i-pay']);
    goTo('#who-helps');
    expect(details('Who helps?')).toHaveAttribute('open');
    details('Who helps?').open = false;
    goTo('#who-helps');
    expect(details('Who helps?')).toHaveAttribute('open');
    expect(scrolledTo).toEqual(['how-can-i-pay', 'who-helps', 'who-helps']);
  });

  test.each(['#', '#nowhere', '#%', '#help'])(
    'takes %s for no question',
    (hash) => {
      setUp(hash);
      expect(document.querySelector('details[open]')).toBeNull();
      expect(scrolledTo).toEqual([]);
    },
  );

  test('a filter that hides the question that the address names goes', async () => {
    const { user, goTo } = setUp();
    await user.type(box(), 'price');
    act(() => goTo('#who-helps'));
    expect(box()).toHaveValue('');
    expect(shown()).toEqual(ALL);
    expect(details('Who helps?')).toHaveAttribute('open');
    expect(details('How can I pay?')).not.toHaveAttribute('open');
    expect(scrolledTo).toEqual(['who-helps']);
  });

  test('a filter that shows the question stays, and typing on hides it again', async () => {
    const { user, goTo } = setUp();
    await user.type(box(), 'price');
    act(() => goTo('#how-can-i-pay'));
    expect(box()).toHaveValue('price');
    await user.type(box(), '?');
    expect(shown()).toEqual(['What is the price?']);
    expect(box()).toHaveValue('price?');
  });
});
