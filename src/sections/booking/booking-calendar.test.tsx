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
  test('has a frame of at least 600 px, after a plain link and a mail address', () => {
    renderWithTheme(element());
    const frame = screen.getByTitle('Schedule Demo');
    expect(frame).toHaveAttribute('src', SRC);
    expect(frame).toHaveStyle({ height: '46rem' });
    const link = screen.getByRole('link', { name: 'Open the calendar' });
    expect(link).toHaveAttribute('href', SRC);
    expect(link).toHaveAttribute('target', '_blank');
    const mail = screen.getByRole('link', { name: 'hello@example.com' });
    for (const alternative of [link, mail])
      expect(alternative.compareDocumentPosition(frame)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  test('loads the script on entry, once, and removes it on leaving', () => {
    const strict = (src?: string) => <StrictMode>{element(src)}</StrictMode>;
    const { rerender, unmount } = renderWithTheme(strict());
    expect(scripts()).toEqual([SCRIPT]);
    rerender(strict('https://calendar.example.com/other.js'));
    expect(scripts()).toEqual(['https://calendar.example.com/other.js']);
    unmount();
    expect(scripts()).toEqual([]);
  });

  test('shows a message when the script is blocked', () => {
    renderWithTheme(element());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.error(document.scripts[0] ?? document.body);
    expect(screen.getByRole('status')).toHaveTextContent(calendar.blocked);
  });

  test('shows a message after 8 s, until the calendar is loaded', () => {
    jest.useFakeTimers();
    renderWithTheme(element());
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(calendar.slow);
    fireEvent.load(screen.getByTitle('Schedule Demo'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test('passes only campaign parameters on to the calendar', () => {
    expect(
      withCampaign(`${SRC}?plan=a`, '?utm_source=e%20mail&token=secret'),
    ).toBe(`${SRC}?plan=a&utm_source=e+mail`);
  });
});
