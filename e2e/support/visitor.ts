import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ORIGIN } from './content';
import type { EnginePage } from './engines';
import { isHydrated } from './test';

/** A visitor in a browser that Playwright doesn't drive; waits for elements as Playwright does. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    private readonly baseURL: string,
  ) {}

  async goto(route: string) {
    await this.page.goto(this.baseURL + route);
  }

  /** Opens a page, starts the scripts by moving the mouse, and waits for hydration. */
  async open(route: string) {
    await this.goto(route);
    await this.page.movePointer(5, 300);
    await this.page.movePointer(10, 310);
    await expect.poll(() => this.page.evaluate(isHydrated)).toBe(true);
  }

  /** Presses the first visible element of this name, repeatedly if a busy browser loses the click. */
  async press(selector: string, name = '') {
    const find = () => this.page.evaluate(middleOf, selector, name);
    await expect(async () => {
      const point = await find();
      if (!point) throw new Error(`${selector} ${name} can’t be pressed`);
      await setTimeout(100);
      expect(await find(), 'It has come to rest').toEqual(point);
      await this.page.click(...point);
      const isLost = () => this.page.evaluate(() => 'isAwaited' in window);
      await expect
        .poll(() => isLost().catch(() => false), { timeout: 2000 })
        .toBe(false);
    }).toPass({ timeout: 60_000 });
  }

  async type(selector: string, text: string) {
    await this.press(selector);
    await this.page.type(text);
  }

  /** The text of the first element that matches, or an empty text. */
  textOf(selector: string) {
    return this.page.evaluate(
      (wanted) => document.querySelector(wanted)?.textContent ?? '',
      selector,
    );
  }

  count(selector: string) {
    return this.page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length,
      selector,
    );
  }

  async see(selector: string) {
    await expect
      .poll(() => this.count(selector), `${selector} shows`)
      .toBeGreaterThan(0);
  }

  async read(selector: string, words: RegExp) {
    await expect.poll(() => this.textOf(selector)).toMatch(words);
  }

  /** Waits until a page has rendered: the address changes first, and a press in between would miss. */
  async reach(route: string) {
    await expect
      .poll(() =>
        this.page.evaluate(() => [
          document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href,
          location.pathname,
        ]),
      )
      .toEqual([ORIGIN + route, route]);
  }
}

/** Runs in the page: scrolls an element into view and returns its middle; null while it can't be pressed. */
function middleOf(selector: string, name: string): [number, number] | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (found) =>
      found.checkVisibility({ visibilityProperty: true }) &&
      found.textContent.includes(name),
  );
  if (!element) return null;
  const middle = (): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const isInSight = () =>
    element.contains(document.elementFromPoint(...middle()));
  // The element is outside the window or under the header.
  if (!isInSight())
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  Object.assign(window, { isAwaited: true });
  const arrive = () => Reflect.deleteProperty(window, 'isAwaited');
  element.addEventListener('click', arrive, { capture: true, once: true });
  return isInSight() ? middle() : null;
}
