import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Fails where axe finds fault with a page, or with the part of it that a selector names, and says why. */
export async function expectNoViolations(
  page: Page,
  part?: string,
): Promise<void> {
  // What stands in the frames of other companies is theirs.
  const axe = new AxeBuilder({ page }).exclude('iframe');
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ]),
  ).toEqual([]);
}
