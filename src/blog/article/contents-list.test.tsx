import { act, screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ContentsList } from './contents-list';

const entries = [
  { id: 'why', title: 'Why' },
  { id: 'plan', title: '1. Plan' },
];

/** The observer that the component has made: jsdom has none. */
let observers: { report: () => void; margin: string | undefined }[] = [];

class FakeObserver {
  constructor(report: () => void, options: IntersectionObserverInit) {
    observers.push({ report, margin: options.rootMargin });
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  observers = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

function setUp() {
  const sections = entries.map(({ id }) => {
    const section = document.createElement('section');
    section.id = id;
    document.body.append(section);
    return section;
  });
  const { unmount } = renderWithTheme(<ContentsList entries={entries} />);
  return {
    /** Scrolls until the sections begin at these distances from the top, in px. */
    scrollTo: (...tops: number[]) => {
      sections.forEach((section, index) => {
        const top = tops[index] ?? 0;
        section.getBoundingClientRect = () => new DOMRect(0, top, 600, 400);
      });
      act(() => observers.at(-1)?.report());
    },
    unmount,
  };
}

afterEach(() => {
  document.body.replaceChildren();
});

/** The list beside the text. (The folded one is closed.) */
function list() {
  const navigation = screen.getByRole('navigation', { name: 'On this page' });
  const last = within(navigation).getAllByRole('list').at(-1);
  if (!last) throw new Error('There is no list');
  return within(last);
}

const current = () =>
  list()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

describe('ContentsList', () => {
  test('links to the sections, folded and beside the text', () => {
    setUp();
    const navigation = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(navigation).getByRole('group')).not.toHaveAttribute('open');
    expect(
      list()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Why', '#why'],
      ['1. Plan', '#plan'],
    ]);
  });

  test('marks nothing until the browser reports', () => {
    setUp();
    expect(current()).toEqual([]);
  });

  test('marks the section that is being read, and it alone', () => {
    const { scrollTo } = setUp();
    scrollTo(300, 800);
    expect(current()).toEqual([]);
    scrollTo(0, 500);
    expect(current()).toEqual([['Why', 'location']]);
    scrollTo(-500, 0);
    expect(current()).toEqual([['1. Plan', 'location']]);
    scrollTo(300, 800);
    expect(current()).toEqual([]);
  });

  test('watches the part of the window above the reading line, whatever its height', () => {
    setUp();
    expect(observers.at(-1)?.margin).toBe(`0% 0% ${48 - 768}px`);
    act(() => {
      window.innerHeight = 400;
      window.dispatchEvent(new Event('resize'));
    });
    expect(observers.at(-1)?.margin).toBe(`0% 0% ${48 - 400}px`);
    window.innerHeight = 768;
  });

  test('watches no longer when it has gone', () => {
    const { unmount } = setUp();
    unmount();
    window.dispatchEvent(new Event('resize'));
    expect(observers).toHaveLength(1);
  });
});
