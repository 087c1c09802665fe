import {
  announceHydration,
  HYDRATED_EVENT,
  HYDRATES_LATER,
} from '../../components/hydration';
import { inlineLoader } from './inline-loader';

const root = document.documentElement;

// jsdom does not have it.
HTMLScriptElement.supports = () => true;

/** Runs the loader as a page does. */
function load() {
  const script = document.createElement('script');
  Object.assign(script.dataset, { scripts: '/a.js /b.js', fetches: '/c.json' });
  script.textContent = `(${inlineLoader.toString()})(${JSON.stringify({
    hydratedEvent: HYDRATED_EVENT,
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
    <button type="button" id="menu">Menu</button>
    <button type="button" id="theme" data-instant>Theme</button>
    <form method="dialog"><input name="email"><button>Send</button></form>
    <div ${HYDRATES_LATER}><button type="button" id="phone">Phone</button></div>`;
});

describe('starting', () => {
  test('nothing is requested by itself', () => {
    load();
    window.dispatchEvent(new Event('load'));
    expect(requested()).toEqual([]);
  });

  test.each([
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'focusin',
    'scroll',
  ])('the first %s requests everything at once, and once', (type) => {
    load();
    document.body.dispatchEvent(new Event(type));
    document.body.dispatchEvent(new Event(type));
    expect(requested()).toEqual(EVERYTHING);
  });

  test.each([
    ['', true],
    ['?', false],
  ])(
    'a part that can’t wait starts them after load, where the address contains “%s”',
    (address, isStarted) => {
      jest.useFakeTimers();
      find('form').dataset['scriptsOnLoad'] = address;
      load();
      expect(requested()).toEqual([]);
      window.dispatchEvent(new Event('load'));
      jest.runAllTimers();
      expect(requested()).toEqual(isStarted ? EVERYTHING : []);
      jest.useRealTimers();
    },
  );
});

describe('what comes before hydration', () => {
  test('a press is acknowledged, and repeated once', () => {
    load();
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
    load();
    find('#theme').click();
    expect(find('#theme')).not.toHaveAttribute('aria-busy');
    expect(shownStatus()).toBeUndefined();
  });

  test('a form that leads nowhere is held back, and submitted once afterwards', () => {
    load();
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
    load();
    const field = find('input');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = jest.fn();
    field.addEventListener('input', heard);
    announceHydration(root);
    announceHydration(root);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a part that is hydrated later repeats its own presses', () => {
    load();
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
  test('a press is told that it can’t work, whether it came before or after', () => {
    load();
    find('#menu').click();
    document.body.dispatchEvent(new Event('keydown'));
    find('script[src]').dispatchEvent(new Event('error'));
    expect(root.dataset['scripts']).toBe('failed');
    expect(shownStatus()).toBe('Failed');
    expect(find('#menu')).not.toHaveAttribute('aria-busy');
  });

  test('nobody is told who presses nothing', () => {
    load();
    document.body.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(root.dataset['scripts']).toBe('failed');
    expect(shownStatus()).toBeUndefined();
    find('#menu').click();
    expect(shownStatus()).toBe('Failed');
  });
});
