import { HYDRATED_EVENT } from '../../layout/hydrated-event';
import { LATEST_START_MS, PAGE_PATH_ID, loaderSource } from './loader';

/** The scripts that have been asked for so far. */
const asked = () =>
  [...document.head.querySelectorAll('script')].map((script) =>
    script.getAttribute('src'),
  );

/** Runs the loader as a page does: as source text. */
function load() {
  document.body.innerHTML = `<script id="${PAGE_PATH_ID}" type="application/json">"/about"</script>
    <button type="button">Menu</button><form method="dialog"><button>Send</button></form>
    <form action="/elsewhere"><button>Go</button></form>`;
  const source = loaderSource('window.ownCode="ran";', ['/a.js', '/b.js']);
  // What is tested is exactly this: that the source runs without anything around it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(source)();
}

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
  connect(undefined);
});
afterEach(() => {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  window.dispatchEvent(new Event('scroll'));
  jest.useRealTimers();
});

describe('the loader', () => {
  test('runs Gatsby’s own code and tells it the page’s path at once', () => {
    load();
    expect(window).toMatchObject({ ownCode: 'ran', pagePath: '/about' });
  });

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
    expect(document.head.querySelector('link')).toBeNull();
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual(['/a.js', '/b.js']);
    expect(document.head.querySelector('link')?.outerHTML).toBe(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
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

  test.each([
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'scroll',
  ])('starts them with the first %s, and once', (event) => {
    load();
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event));
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

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

  test('repeats an early press of a button once, when React is there', () => {
    load();
    part('button').click();
    part('button').click();
    const pressed = jest.fn();
    part('button').addEventListener('click', pressed);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(pressed).toHaveBeenCalledTimes(1);
    part('button').click();
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('repeats an early submission of a form that leads nowhere', () => {
    load();
    part('form[method=dialog] button').click();
    const sent = jest.fn((event: Event) => event.preventDefault());
    part('form[method=dialog]').addEventListener('submit', sent);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('tells React what has been typed before, though React has seen the field since', () => {
    load();
    const field = document.createElement('input');
    document.body.append(field);
    field.value = 'boilers';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(heard).toEqual(['boilers']);
  });

  test('leaves a form that leads somewhere to the browser', () => {
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
    expect(loaderSource('', ['/</script>'])).not.toContain('</script');
  });
});
