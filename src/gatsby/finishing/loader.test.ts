import { PARTS_WAIT } from '../../styles/later-layout';
import { LATEST_START_MS } from './in-page/start-later';
import { loaderSource } from './scripts-of-pages';
import { part, runAsText } from './test-page';

/** The scripts that have been asked for so far. */
const asked = () =>
  [...document.head.querySelectorAll('script')].map((script) =>
    script.getAttribute('src'),
  );

function load() {
  runAsText(loaderSource(['/a.js', '/b.js']));
}

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
}

/** What a visitor does with a page, beside moving a pointer over it and scrolling. */
const ACTS = ['click', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => {
  window.earlyInput?.end();
  for (const act of [...ACTS, 'scroll'])
    document.body.dispatchEvent(new Event(act));
  jest.useRealTimers();
});

describe('the loader', () => {
  test('fetches nothing before the page has loaded', () => {
    load();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
  });

  test('starts the scripts a second after load where the browser is never idle', () => {
    load();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(LATEST_START_MS - 1);
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  test('starts them sooner where the browser is idle, once what has loaded is painted, and once', () => {
    const whenIdle = jest.fn((callback: () => void) => callback());
    const disconnect = jest.fn();
    let painted: (() => void) | undefined;
    class Observer {
      disconnect = disconnect;
      constructor(seen: (entries: unknown[], self: Observer) => void) {
        painted = () => seen([], this);
      }
      observe = ({ type }: { type: string }) => expect(type).toBe('paint');
    }
    Object.assign(window, {
      requestIdleCallback: whenIdle,
      PerformanceObserver: Observer,
    });
    load();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(LATEST_START_MS / 2);
    expect(asked()).toEqual([]);
    painted?.();
    jest.advanceTimersToNextFrame();
    expect(asked()).toEqual(['/a.js', '/b.js']);
    expect(disconnect).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(LATEST_START_MS);
    expect(asked()).toHaveLength(2);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  test.each([...ACTS, 'pointermove', 'scroll'])(
    'starts them with the first %s, and once',
    (event) => {
      load();
      document.body.dispatchEvent(new Event(event));
      document.body.dispatchEvent(new Event(event));
      expect(asked()).toEqual(['/a.js', '/b.js']);
    },
  );

  test.each([
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ])('waits for the visitor where data is dear: %j', (connection) => {
    connect(connection);
    load();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    expect(asked()).toHaveLength(2);
  });

  test.each(ACTS)('lays out what waits at once with the first %s', (act) => {
    const root = document.documentElement;
    root.setAttribute(PARTS_WAIT, '');
    load();
    for (const wish of ['pointermove', 'scroll'])
      document.body.dispatchEvent(new Event(wish));
    expect(root.hasAttribute(PARTS_WAIT)).toBe(true);
    document.body.dispatchEvent(new Event(act));
    expect(root.hasAttribute(PARTS_WAIT)).toBe(false);
  });

  test('leaves a form that leads somewhere to the browser', () => {
    document.body.innerHTML =
      '<form action="/elsewhere"><button>Go</button></form>';
    load();
    let wasHeld = true;
    part('form[action]').addEventListener('submit', (event) => {
      wasHeld = event.defaultPrevented;
      event.preventDefault();
    });
    part('form[action] button').click();
    expect(wasHeld).toBe(false);
  });

  test('cannot be ended by an address', () => {
    expect(loaderSource(['/</script>'])).not.toContain('</script');
  });
});
