import { act, render, screen, within } from '@testing-library/react';
import { ContentsList } from './contents-list';

const entries = [
  { id: 'why', title: 'Why' },
  { id: 'plan', title: '1. Plan' },
];

/** jsdom has no IntersectionObserver. */
let observers: { report: () => void; margin: string | undefined }[] = [];

class FakeObserver {
  constructor(report: () => void, options: IntersectionObserverInit) {
    observers.push({ report, margin: options.rootMargin });
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

let sections: HTMLElement[] = [];

beforeEach(() => {
  observers = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
  sections = entries.map(({ id }) => {
    const section = document.createElement('section');
    section.id = id;
    document.body.append(section);
    return section;
  });
});
afterEach(() => document.body.replaceChildren());

const setUp = () => render(<ContentsList entries={entries} />);

/** Scrolls to where the sections begin at these distances from the window's top, in px. */
function scrollTo(...tops: number[]) {
  sections.forEach((section, index) => {
    const top = tops[index] ?? 0;
    section.getBoundingClientRect = () => new DOMRect(0, top, 600, 400);
  });
  act(() => observers.at(-1)?.report());
}

/** The links beside the text, without the hidden ones of the folded list. */
const links = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .slice(-entries.length);
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);

describe('ContentsList', () => {
  test('links to the sections, without a current one at first', () => {
    setUp();
    expect(
      links().map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Why', '#why'],
      ['1. Plan', '#plan'],
    ]);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(current()).toEqual([]);
  });

  test.each([
    [49, 500, []],
    [48, 500, ['Why']],
    [-500, 49, ['Why']],
    [-500, 48, ['1. Plan']],
    [-3000, -2000, ['1. Plan']],
  ])('marks the last section above the line: %i, %i', (why, plan, marked) => {
    setUp();
    scrollTo(why, plan);
    expect(current()).toEqual(marked);
  });

  test('observes the window above the line, whatever its height', () => {
    const { unmount } = setUp();
    expect(observers.at(-1)?.margin).toBe(`0% 0% ${48 - 768}px`);
    window.innerHeight = 400;
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(observers.at(-1)?.margin).toBe(`0% 0% ${48 - 400}px`);
    window.innerHeight = 768;
    unmount();
    window.dispatchEvent(new Event('resize'));
    expect(observers).toHaveLength(2);
  });
});
