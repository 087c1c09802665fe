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
    // What stands in the frames of other companies is theirs.
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

/** Fails where a page scrolls sideways: at 400 % of a small screen, on a tablet, on a large screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const content = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect.soft(content, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}
