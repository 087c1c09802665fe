import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The rules of axe whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails where axe finds fault with a page, or with the part of it that a selector names, in the light and dark theme. */
export async function expectNoViolations(
  page: Page,
  part = 'body',
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
    if (part !== 'body') axe.include(part);
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ target, failureSummary }) => [target, failureSummary]),
        ]),
        `axe, ${colorScheme}`,
      )
      .toEqual([]);
  }
}

/** Widths in px with text sizes in %: 400 % of a small screen, large text on a phone, a tablet, a large screen. */
const SCREENS = { 320: 100, 390: 200, 1024: 100, 2560: 100 };

/** Fails where a page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const [width, textSize] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const content = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
      return document.documentElement.scrollWidth;
    }, textSize);
    expect.soft(content, `at ${width} px`).toBeLessThanOrEqual(Number(width));
  }
}
