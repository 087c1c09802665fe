import {
  announceFailure,
  announceHydration,
  FAILED_EVENT,
  HYDRATED_EVENT,
  HYDRATES_LATER,
} from '../../components/hydration/hydration';
import { inlineLoader } from './inline-loader';

const root = document.documentElement;

// As in browsers without speculation rules; jsdom lacks the method.
HTMLScriptElement.supports = () => false;

/** Runs the loader as a page does. */
function load() {
  const script = document.createElement('script');
  Object.assign(script.dataset, { scripts: '/a.js /b.js', fetches: '/c.json' });
  script.textContent = `(${inlineLoader.toString()})(${JSON.stringify({
    hydratedEvent: HYDRATED_EVENT,
    failedEvent: FAILED_EVENT,
    hydratesLater: HYDRATES_LATER,
    statusId: 'script-status',
  })})`;
  document.body.append(script);
}

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const requested = () =>
  [...document.head.children].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
const EVERYTHING = ['/c.json', '/a.js', '/b.js'];

const shownStatus = () =>
  find('#script-status').querySelector(':not([hidden])')?.textContent;

// A page has one loader: that of the test before stops listening.
const listening = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockClear();
});

beforeEach(() => {
  document.head.replaceChildren();
  delete root.dataset['scripts'];
  document.body.innerHTML = `
    <div id="script-status"><span hidden>Loading</span><span hidden>Failed</span></div>
    <a href="/faq">FAQ</a>
    <button type="button" id="menu">Menu</button>
    <button type="button" id="theme" data-instant>Theme</button>
    <form method="dialog"><input name="email"><button>Send</button></form>
    <div ${HYDRATES_LATER}><button type="button" id="phone">Phone</button></div>`;
});

describe('starting', () => {
  test.each(
    'pointerdown pointermove touchstart keydown focusin scroll'.split(' '),
  )('the first %s requests everything at once, and once', (type) => {
    load();
    expect(requested()).toEqual([]);
    document.body.dispatchEvent(new Event(type));
    document.body.dispatchEvent(new Event(type));
    expect(requested()).toEqual(EVERYTHING);
  });

  test.each([
    [undefined, []],
    ['', EVERYTHING],
    ['?', []],
  ])(
    'after load a part that can’t wait, in an address with “%s”, starts %j',
    (address, expected) => {
      jest.useFakeTimers();
      if (address !== undefined)
        find('form').dataset['scriptsOnLoad'] = address;
      load();
      window.dispatchEvent(new Event('load'));
      jest.runAllTimers();
      if (expected.length > 0)
        document.body.dispatchEvent(new Event('pointermove'));
      expect(requested()).toEqual(expected);
      jest.useRealTimers();
    },
  );

  test('a page under the pointer is fetched where no rules tell the browser to', () => {
    load();
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(requested()).toEqual(['http://localhost/faq']);
  });
});

describe('what comes before hydration', () => {
  beforeEach(load);

  test('a press is acknowledged, and repeated once', () => {
    const menu = find('#menu');
    menu.click();
    menu.click();
    expect(menu).toHaveAttribute('aria-busy', 'true');
    expect(shownStatus()).toBe('Loading');

    const pressed = jest.fn();
    menu.addEventListener('click', pressed);
    announceHydration(root);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(menu).not.toHaveAttribute('aria-busy');
    expect(shownStatus()).toBeUndefined();
    announceHydration(root);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('a press that needs no scripts is left alone', () => {
    find('#theme').click();
    expect(find('#theme')).not.toHaveAttribute('aria-busy');
    expect(shownStatus()).toBeUndefined();
  });

  test('a form that leads nowhere is held back, and submitted once afterwards', () => {
    const held: boolean[] = [];
    find('form').addEventListener('submit', (event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    });
    find('form button').click();
    announceHydration(root);
    expect(held).toEqual([true, false]);
  });

  test('typed text is told again', () => {
    const field = find('input');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = jest.fn();
    field.addEventListener('input', heard);
    announceHydration(root);
    announceHydration(root);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a part that is hydrated later repeats its own presses', () => {
    const phone = find('#phone');
    phone.click();
    const pressed = jest.fn();
    phone.addEventListener('click', pressed);
    announceHydration(root);
    expect(pressed).not.toHaveBeenCalled();
    phone.click();
    expect(phone).toHaveAttribute('aria-busy');
    pressed.mockClear();
    announceHydration(phone);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('without scripts to be had', () => {
  beforeEach(load);

  test('a press is told that it can’t work, whether it came before or after', () => {
    find('#menu').click();
    document.body.dispatchEvent(new Event('keydown'));
    find('script[src]').dispatchEvent(new Event('error'));
    expect(root.dataset['scripts']).toBe('failed');
    expect(shownStatus()).toBe('Failed');
    expect(find('#menu')).not.toHaveAttribute('aria-busy');
  });

  test('a press on a part whose code can’t be had is told so, though the page has been hydrated', () => {
    announceHydration(root);
    find('#phone').click();
    announceFailure();
    expect(shownStatus()).toBe('Failed');
    expect(find('#phone')).not.toHaveAttribute('aria-busy');
    find('#menu').click();
    expect(find('#menu')).not.toHaveAttribute('aria-busy');
  });

  test('nobody is told who presses nothing', () => {
    document.body.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(root.dataset['scripts']).toBe('failed');
    expect(shownStatus()).toBeUndefined();
    find('#menu').click();
    expect(shownStatus()).toBe('Failed');
  });

  test('what goes wrong after hydration is not told', () => {
    document.body.dispatchEvent(new Event('scroll'));
    announceHydration(root);
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(root.dataset['scripts']).toBeUndefined();
  });
});
