import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The rules of axe whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails where axe finds fault with a page, or with the part of it that a selector names, in the light and dark theme. */
export async function expectNoViolations(
  page: Page,
  part = '',
  place = '',
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    // Frames of other companies are not checked.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
    if (part) axe.include(part);
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ target, failureSummary }) => [target, failureSummary]),
        ]),
        `axe, ${colorScheme} ${place}`,
      )
      .toEqual([]);
  }
}

/** Widths in px with text sizes in %: 400 % of a small screen, large text on a phone, a tablet, a large screen. */
const SCREENS = { 320: 100, 390: 200, 1024: 100, 2560: 100 };

/** Fails where a page, or a part that could scroll by itself, scrolls sideways. */
export async function expectNoSidewaysScroll(
  page: Page,
  part: Locator = page.locator('html'),
): Promise<void> {
  for (const [width, textSize] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const excess = await part.evaluate((element, size) => {
      const root = document.documentElement;
      root.style.fontSize = `${size}%`;
      return Math.max(
        root.scrollWidth - root.clientWidth,
        element.scrollWidth - element.clientWidth,
      );
    }, textSize);
    const what = `${page.url()} at ${width} px`;
    expect.soft(excess, what).toBeLessThanOrEqual(0);
  }
}
