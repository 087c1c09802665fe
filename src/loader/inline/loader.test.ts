import { HYDRATED, TIMEOUTS } from '../hydration';

/** Runs the loader as a page does, as a separate script. */
function load() {
  const script = document.createElement('script');
  Object.assign(script.dataset, { scripts: '/a.js /b.js', fetches: '/c.json' });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => jest.requireActual('./loader'));
}

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const fire = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
const requested = () =>
  [...document.head.children].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
const status = () => document.querySelector('p:not([hidden])')?.textContent;
const isBusy = (selector: string) => find(selector).hasAttribute('aria-busy');

/** Dispatches the hydration event twice and counts the events that reach an element. */
function countReplays(type: string, selector: string) {
  const listener = jest.fn((event: Event) => event.preventDefault());
  find(selector).addEventListener(type, listener);
  fire(HYDRATED, window);
  fire(HYDRATED, window);
  return listener.mock.calls.length;
}

// A page has one loader, so the listeners of the previous test are removed.
const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockClear();
});

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `
    <p data-message="loading" hidden>Loading</p>
    <p data-message="failed" hidden>Failed</p>
    <a href="/faq">FAQ</a>
    <button type="button" id="menu">Menu</button>
    <button type="button" id="theme" data-instant>Theme</button>
    <form method="dialog"><input name="email"><button>Send</button></form>`;
});

test.each(
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' '),
)('requests everything once on the first %s', (type) => {
  load();
  expect(requested()).toEqual([]);
  fire(type);
  fire(type);
  expect(requested()).toEqual(['/c.json', '/a.js', '/b.js']);
});

test.each([
  [undefined, 0],
  ['', 3],
  ['[?&]q=', 0],
  ['^http:..[^/]+/$', 3],
])(
  'after load, a part that needs scripts in addresses with "%s" leads to %d requests',
  (address, requests) => {
    if (address !== undefined) find('form').dataset['scriptsOnLoad'] = address;
    load();
    fire('load', window);
    expect(requested()).toHaveLength(requests);
  },
);

describe('before hydration', () => {
  beforeEach(load);

  test('a press is acknowledged, and repeated once afterwards', () => {
    find('#menu').click();
    expect(isBusy('#menu')).toBe(true);
    expect(status()).toBe('Loading');
    expect(countReplays('click', '#menu')).toBe(1);
    expect(isBusy('#menu')).toBe(false);
    expect(status()).toBeUndefined();
  });

  test('a press that needs no scripts is left alone', () => {
    find('#theme').click();
    expect(isBusy('#theme')).toBe(false);
  });

  test('a form that leads nowhere is held back, and submitted once afterwards', () => {
    const held = jest.fn((event: Event) => event.defaultPrevented);
    find('form').addEventListener('submit', held);
    find('form button').click();
    expect(held).toHaveReturnedWith(true);
    expect(countReplays('submit', 'form')).toBe(1);
  });

  test('the event of typed text is repeated once', () => {
    fire('input', find('input'));
    expect(countReplays('input', 'input')).toBe(1);
  });
});

describe('while scripts load', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    load();
  });
  afterEach(() => jest.useRealTimers());

  test('typing is acknowledged after a moment', () => {
    fire('input', find('input'));
    expect(status()).toBeUndefined();
    jest.advanceTimersByTime(TIMEOUTS.loading);
    expect(status()).toBe('Loading');
    fire(HYDRATED, window);
    expect(status()).toBeUndefined();
  });

  test('a long wait is said to have failed, counted from the first press', () => {
    find('#menu').click();
    jest.advanceTimersByTime(TIMEOUTS.failed - 1);
    find('#menu').click();
    expect(status()).toBe('Loading');
    jest.advanceTimersByTime(1);
    expect(status()).toBe('Failed');
    fire(HYDRATED, window);
    jest.advanceTimersByTime(TIMEOUTS.failed);
    expect(status()).toBeUndefined();
  });

  test('Back removes the former message', () => {
    find('#menu').click();
    window.dispatchEvent(
      new PageTransitionEvent('pageshow', { persisted: true }),
    );
    expect(status()).toBeUndefined();
  });
});

describe('when scripts can’t be loaded', () => {
  beforeEach(load);

  test('shows a message on a press, before or after the failure', () => {
    fire('scroll');
    fire('unhandledrejection', window);
    expect(status()).toBeUndefined();
    find('#menu').click();
    expect(status()).toBe('Failed');
    expect(isBusy('#menu')).toBe(false);
  });

  test('goes on saying so after text that was typed before', () => {
    jest.useFakeTimers();
    fire('input', find('input'));
    fire('unhandledrejection', window);
    jest.advanceTimersByTime(TIMEOUTS.loading);
    expect(status()).toBe('Failed');
    jest.useRealTimers();
  });

  test.each([
    ['http://localhost/a.js', 'Failed'],
    ['http://localhost/other.js', 'Loading'],
    ['http://localhost/', 'Loading'],
    ['https://elsewhere.example/a.js', 'Loading'],
    ['', 'Loading'],
  ])('an error in "%s" leads to "%s"', (filename, message) => {
    find('#menu').click();
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    expect(status()).toBe(message);
  });

  test('replays a press if the scripts load after all', () => {
    fire('unhandledrejection', window);
    find('#menu').click();
    expect(countReplays('click', '#menu')).toBe(1);
    expect(status()).toBeUndefined();
  });

  test('ignores errors after hydration', () => {
    fire(HYDRATED, window);
    fire('unhandledrejection', window);
    find('#menu').click();
    expect(status()).toBeUndefined();
  });
});
