import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The axe rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations on a page, or in the part that a selector names, in both themes. */
export async function expectNoViolations(
  page: Page,
  part = '',
  what = '',
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
        `axe, ${colorScheme} ${what}`,
      )
      .toEqual([]);
  }
}

/**
 * Widths in px with text sizes in %: a small screen at 400 % zoom, large text on a phone and a desktop, tablets, a large
 * screen.
 */
const SCREENS = {
  320: 100,
  390: 200,
  600: 100,
  768: 100,
  1024: 100,
  1280: 200,
  2560: 100,
};

/** Expects no sideways scrolling of a page or of any part that could scroll. */
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
