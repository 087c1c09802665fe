import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BookingCalendar } from './booking-calendar';

const SRC = 'https://calendar.example.com/demo';
const SCRIPT = 'https://calendar.example.com/embed.js';

Object.assign(globalThis, { CAMPAIGN_SCRIPT: '' });

const element = (
  <BookingCalendar
    calendar={{
      title: 'Pick a time',
      text: 'It takes a minute.',
      fallback: 'No calendar? [Write](mailto:hello@example.com)',
      frameTitle: 'Schedule Demo',
      linkLabel: 'Open the calendar',
      questions: 'Questions? [Email](mailto:hello@example.com)',
      note: 'From another company. [Privacy](/privacy-policy)',
    }}
    src={SRC}
    scriptSrc={SCRIPT}
  />
);

test('frame and script are in the HTML, run once, and leave with the page', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  expect(screen.getByTitle('Schedule Demo')).toHaveAttribute('data-src', SRC);
  const scripts = container.getElementsByTagName('script');
  const [, booking] = scripts;
  expect(booking).toHaveAttribute('src', SCRIPT);
  expect(booking).toHaveAttribute('async');

  const { unmount } = render(element, { container, hydrate: true });
  expect(scripts[1]).toBe(booking);
  unmount();
  expect(scripts).toHaveLength(0);
});
