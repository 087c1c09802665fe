import { StrictMode } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { BookingCalendar, withCampaign } from './booking-calendar';

const SRC = 'https://calendar.example.com/demo';
const SCRIPT = 'https://calendar.example.com/embed.js';

const calendar: Queries.BookingCalendarFieldsFragment = {
  title: 'Pick a time',
  text: 'It takes a minute.',
  frameTitle: 'Schedule Demo',
  fallback: 'No calendar?',
  linkLabel: 'Open the calendar',
  blocked: 'The calendar did not load.',
  slow: 'The calendar is slow.',
};

const element = (scriptSrc = SCRIPT) => (
  <BookingCalendar
    calendar={calendar}
    src={SRC}
    scriptSrc={scriptSrc}
    email="hello@example.com"
  />
);

const scripts = () =>
  [...document.scripts].map((script) => script.getAttribute('src'));

describe('BookingCalendar', () => {
  test('shows the calendar in a frame with a title, high enough for it', () => {
    renderWithTheme(element());
    const frame = screen.getByTitle('Schedule Demo');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('src', SRC);
    // 46rem are 736 px.
    expect(frame).toHaveStyle({ height: '46rem' });
  });

  test('offers a plain link, in a new tab, for when the frame is blocked', () => {
    renderWithTheme(element());
    const link = screen.getByRole('link', { name: 'Open the calendar' });
    expect(link).toHaveAttribute('href', SRC);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('shows a way round the calendar and a mailbox, before the frame', () => {
    renderWithTheme(element());
    const ways = [
      screen.getByText('No calendar?'),
      screen.getByRole('link', { name: 'Open the calendar' }),
      screen.getByRole('link', { name: 'hello@example.com' }),
    ];
    const frame = screen.getByTitle('Schedule Demo');
    for (const way of ways)
      expect(way.compareDocumentPosition(frame)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  test('loads the script on entry, once, and takes it out on leaving', () => {
    expect(scripts()).toEqual([]);
    const { rerender, unmount } = renderWithTheme(element());
    expect(scripts()).toEqual([SCRIPT]);
    expect(document.scripts[0]).toHaveProperty('async', true);
    rerender(element());
    expect(scripts()).toEqual([SCRIPT]);
    unmount();
    expect(scripts()).toEqual([]);
  });

  test('loads it once also where React runs effects twice', () => {
    const { unmount } = renderWithTheme(<StrictMode>{element()}</StrictMode>);
    expect(scripts()).toEqual([SCRIPT]);
    unmount();
    expect(scripts()).toEqual([]);
  });

  test('says in the page when the script is blocked', () => {
    renderWithTheme(element());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.error(document.scripts[0] ?? document.body);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The calendar did not load.',
    );
  });

  test('says in the page when the calendar is long in coming, until it is there', () => {
    jest.useFakeTimers();
    renderWithTheme(element());
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(
      'The calendar is slow.',
    );
    fireEvent.load(screen.getByTitle('Schedule Demo'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test('passes a campaign on to the calendar, and nothing else', () => {
    expect(
      withCampaign(SRC, '?utm_source=news&utm_medium=e%20mail&token=secret'),
    ).toBe(`${SRC}?utm_source=news&utm_medium=e+mail`);
    expect(withCampaign(`${SRC}?plan=a`, '')).toBe(`${SRC}?plan=a`);
  });

  test('changes the script with its address', () => {
    const { rerender } = renderWithTheme(element());
    rerender(element('https://calendar.example.com/other.js'));
    expect(scripts()).toEqual(['https://calendar.example.com/other.js']);
  });
});
