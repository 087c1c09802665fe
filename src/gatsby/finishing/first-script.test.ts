import { HYDRATED_EVENT } from '../../layout/hydrated-event';
import { PARTS_WAIT } from '../../styles/later-layout';
import { firstScriptSource, loaderSource } from './scripts-of-pages';
import { part, runAsText } from './test-page';

const load = () => runAsText(firstScriptSource('window.ownCode="ran";'));

function loadBoth() {
  runAsText(loaderSource(['/first.js']));
  load();
}

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://www.larkfield.example/about">';
  document.body.innerHTML =
    '<button type="button">Menu</button><form method="dialog"><button>Send</button></form>';
  Object.assign(window, { pagePath: undefined });
});
afterEach(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));

describe('the first script', () => {
  test('runs Gatsby’s own code and tells it the page’s path', () => {
    load();
    expect(window).toMatchObject({ ownCode: 'ran', pagePath: '/about' });
  });

  test('tells no path where the page has no address of its own', () => {
    document.head.replaceChildren();
    load();
    expect(window).toMatchObject({ ownCode: 'ran', pagePath: undefined });
  });

  test('names the web manifest', () => {
    load();
    expect(part('link[rel=manifest]').outerHTML).toBe(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
  });

  test('repeats an early press of a button once, when React is there', () => {
    loadBoth();
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

  test('repeats an early submission of a form that leads nowhere, and holds none afterwards', () => {
    loadBoth();
    const form = part('form[method=dialog]');
    const held: boolean[] = [];
    form.addEventListener('submit', (event) => {
      held.push(event.defaultPrevented);
      // The test's own page can't send anything.
      event.preventDefault();
    });
    part('form[method=dialog] button').click();
    expect(held).toEqual([true]);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(held).toEqual([true, false]);
  });

  test('leaves what was pressed in a preview to the preview, and goes on keeping it', () => {
    loadBoth();
    const preview = document.createElement('div');
    preview.dataset['preview'] = '';
    preview.innerHTML =
      '<button type="button">Phone</button><button type="button">Tablet</button><form method="dialog"><button>Book</button></form>';
    document.body.append(preview);
    const [phone, tablet, book] = preview.querySelectorAll('button');
    phone?.click();
    const pressed = jest.fn();
    preview.addEventListener('click', pressed);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(pressed).not.toHaveBeenCalled();
    tablet?.click();
    book?.click();
    expect([...(window.earlyInput?.presses.keys() ?? [])]).toEqual([
      phone,
      tablet,
      book?.form,
    ]);
    window.earlyInput?.end();
  });

  test('tells React what has been typed before, though React has seen the field since', () => {
    loadBoth();
    const field = document.createElement('input');
    document.body.append(field);
    field.value = 'boilers';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(heard).toEqual(['boilers']);
  });
});

describe('the parts of a page that wait to be laid out', () => {
  const root = document.documentElement;
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')]
      .filter((element) => element.style.contentVisibility === 'visible')
      .map(({ id }) => id);
  let idle: (() => void)[] = [];
  /** Lets the browser be idle in this many frames. */
  const beIdle = (frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) {
      jest.advanceTimersToNextFrame();
      for (const callback of idle.splice(0)) callback();
    }
  };

  beforeEach(() => {
    jest.useFakeTimers();
    idle = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => idle.push(callback),
    });
    document.body.innerHTML =
      '<main><section id="a"></section><section id="b"></section><section id="c"></section></main><footer id="d"></footer>';
    root.setAttribute(PARTS_WAIT, '');
  });
  afterEach(() => {
    root.removeAttribute(PARTS_WAIT);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  test('are laid out one by one while the browser is idle, and leave no trace', () => {
    load();
    expect(visible()).toEqual([]);
    beIdle(1);
    expect(visible()).toEqual(['b']);
    beIdle(2);
    expect(visible()).toEqual(['b', 'c', 'd']);
    expect(root.hasAttribute(PARTS_WAIT)).toBe(true);
    beIdle(1);
    expect(root.hasAttribute(PARTS_WAIT)).toBe(false);
    expect(document.querySelector('[style]')).toBeNull();
  });

  test('are all laid out once a visitor’s act has ended the wait, and leave no trace', () => {
    load();
    beIdle(2);
    root.removeAttribute(PARTS_WAIT);
    beIdle(1);
    expect(document.querySelector('[style]')).toBeNull();
    expect(idle).toEqual([]);
  });

  test.each([false, true])(
    'are laid out at once with a scroll, which what is in sight does not feel (before this script: %s)',
    (isBefore) => {
      const seen = part('#c');
      seen.getBoundingClientRect = () =>
        new DOMRect(0, root.hasAttribute(PARTS_WAIT) ? 300 : 877);
      const scrolled = jest.fn();
      const scroll = () => Object.assign(window, { scrollY: 6000 });
      Object.assign(window, { scrollBy: scrolled });
      Object.assign(document, { elementFromPoint: () => seen });
      if (isBefore) scroll();
      load();
      if (!isBefore) {
        beIdle(2);
        expect(scrolled).not.toHaveBeenCalled();
        scroll();
        window.dispatchEvent(new Event('scroll'));
      }
      expect(root.hasAttribute(PARTS_WAIT)).toBe(false);
      expect(document.querySelector('[style]')).toBeNull();
      expect(scrolled.mock.calls).toEqual([
        [{ top: 577, behavior: 'instant' }],
      ]);
      Object.assign(window, { scrollY: 0 });
      Reflect.deleteProperty(document, 'elementFromPoint');
    },
  );

  test('keep styles of their own', () => {
    part('#b').setAttribute('style', 'color: red');
    load();
    beIdle(4);
    expect(part('#b').getAttribute('style')).toBe('color: red;');
  });

  test('are left alone where nothing waits', () => {
    root.removeAttribute(PARTS_WAIT);
    load();
    beIdle(1);
    expect(visible()).toEqual([]);
  });
});
