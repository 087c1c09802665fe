import { StrictMode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BookingCalendar } from './booking-calendar';

const SRC = 'https://calendar.example.com/demo';
const SCRIPT = 'https://calendar.example.com/embed.js';

const calendar: Queries.BookingCalendarFieldsFragment = {
  title: 'Pick a time',
  text: 'It takes a minute.',
  frameTitle: 'Schedule Demo',
  fallback: 'No calendar?',
  linkLabel: 'Open the calendar',
  mailLabel: 'Or write',
  phoneLabel: 'Or ring',
  blocked: 'The calendar did not load.',
  slow: 'The calendar is slow.',
  preparation: { title: 'To hand', items: ['A call'], text: 'One of us.' },
  note: 'From {host}. [Privacy](/privacy-policy)',
};

const element = (scriptSrc = SCRIPT) => (
  <BookingCalendar
    calendar={calendar}
    src={SRC}
    scriptSrc={scriptSrc}
    contact={{
      email: 'hello@example.com',
      phone: '020 7946 0000',
      phoneHref: 'tel:+442079460000',
    }}
  />
);

const scripts = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

const script = () => document.scripts[0] ?? document.body;

describe('BookingCalendar', () => {
  test('says where the calendar comes from, with a link', () => {
    render(element());
    expect(screen.getByText(/^From/)).toHaveTextContent(
      'From calendar.example.com. Privacy',
    );
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  test('shows the frame once it and the script are loaded, with the other ways below it', () => {
    render(element());
    const frame = screen.getByTitle('Schedule Demo');
    fireEvent.load(frame);
    expect(frame).not.toBeVisible();
    fireEvent.load(script());
    expect(frame).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open the calendar' });
    expect(link.compareDocumentPosition(frame)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  test('shows one message and the other ways when the script is blocked', () => {
    render(element());
    expect(screen.getByText(calendar.fallback)).toBeVisible();
    fireEvent.error(script());
    expect(screen.getByRole('status')).toHaveTextContent(calendar.blocked);
    expect(screen.queryByText(calendar.fallback)).toBeNull();
    expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
    expect(screen.getByTitle('Schedule Demo')).not.toBeVisible();
  });

  test('loads the script on entry, once, and removes it on leaving', () => {
    const strict = (src?: string) => <StrictMode>{element(src)}</StrictMode>;
    const { rerender, unmount } = render(strict());
    expect(scripts()).toEqual([SCRIPT]);
    rerender(strict('https://calendar.example.com/other.js'));
    expect(scripts()).toEqual(['https://calendar.example.com/other.js']);
    unmount();
    expect(scripts()).toEqual([]);
  });

  test('shows a message after 8 s, until the calendar is loaded', () => {
    jest.useFakeTimers();
    render(element());
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(calendar.slow);
    fireEvent.load(script());
    fireEvent.load(screen.getByTitle('Schedule Demo'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
