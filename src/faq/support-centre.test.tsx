import { act, render, screen } from '@testing-library/react';
import { GroupLinks, SupportCentre } from './support-centre';

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
    <SupportCentre groups={groups} location={location}>
      <p>Plans</p>
    </SupportCentre>
  );
  const { rerender } = render(centre({ hash }));
  return (next: string) => act(() => rerender(centre({ hash: next })));
}

const details = (question: string) =>
  screen.getByText(question, { selector: 'summary > span' }).closest('details');
const opened = () =>
  Array.from(document.querySelectorAll('details[open] > summary')).map(
    ({ textContent }) => textContent,
  );

test('GroupLinks lead to the groups', () => {
  render(<GroupLinks groups={groups} />);
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '#pricing',
  );
});

describe('SupportCentre', () => {
  test('shows all questions by group, shut, of which one is open at a time', () => {
    setUp();
    expect(opened()).toEqual([]);
    expect(details(PAY)).toHaveAttribute('name', 'pricing');
    expect(details(HELP)).toHaveAttribute('name', 'support');
    expect(screen.getByRole('region', { name: 'Pricing' }).id).toBe('pricing');
  });

  test.each(['#', '#nowhere', '#%', '#help'])('ignores the hash %s', (hash) => {
    setUp(hash);
    expect(opened()).toEqual([]);
    expect(scrolledTo).toEqual([]);
  });

  test('opens the question in the hash after each navigation', () => {
    const goTo = setUp('#how-can-i-pay');
    expect(opened()).toEqual([PAY]);
    goTo('#who-helps');
    expect(opened()).toContain(HELP);
    expect(scrolledTo).toEqual(['how-can-i-pay', 'who-helps']);
  });
});
