import {
  PORTFOLIO,
  TEMPLATES,
  pagesOf,
  templatePath,
} from '../support/content';
import { expect, openPage, test } from '../support/test';

// The framed sample site on /websites/<slug>; sample-sites.spec.ts tests its page alone.

const template = TEMPLATES.find(({ slug }) => slug === PORTFOLIO[0]);
const slug = template?.slug ?? '';
const [, second = ''] = pagesOf(template);

test('device buttons set the width, and a phone has a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, templatePath(slug));
  const frame = page.locator('[data-device] iframe');
  const widthOf = async (device: string) => {
    await page.getByRole('button', { name: device }).click();
    return (await frame.boundingBox())?.width ?? 0;
  };
  const desktop = await widthOf('Desktop');
  const tablet = await widthOf('Tablet');
  const phone = await widthOf('Phone');
  expect(desktop).toBeGreaterThan(tablet);
  expect(tablet).toBeGreaterThan(phone);

  const sample = frame.contentFrame();
  const before = await page.evaluate(() => history.length);
  await sample.locator('summary', { hasText: 'Menu' }).click();
  const menu = sample.getByRole('list', { name: /^Pages of / });
  await menu.getByRole('button', { name: second, exact: true }).click();
  await expect(
    sample.getByRole('group', { name: `${second} page of` }),
  ).toBeVisible();
  await expect(sample.getByRole('banner').getByRole('link')).toBeHidden();
  // Opening pages in the frame adds no history entry, so Back leaves the page.
  expect(await page.evaluate(() => history.length)).toBe(before);
});
