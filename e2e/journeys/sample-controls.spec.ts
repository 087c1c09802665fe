import { TEMPLATES, pageAnchor, sampleSitePath } from '../support/content';
import { expect, openPage, test } from '../support/test';

// Controls of the sample sites that work in CSS alone.

/** The blocks of all pages, each with the address of its page. */
const BLOCKS = TEMPLATES.flatMap(({ slug, sampleSite }) =>
  (sampleSite?.pages ?? []).flatMap(({ name, blocks }) =>
    blocks.map((block) => ({
      block,
      address: `${sampleSitePath(slug)}#${pageAnchor(name)}`,
    })),
  ),
);

test('a switch shows the prices of a year instead of those of a month', async ({
  page,
}) => {
  const plan = BLOCKS.flatMap(({ block, address }) =>
    block.kind === 'plans'
      ? block.plans.map((each) => ({ ...each, address }))
      : [],
  ).find(({ yearly }) => yearly);
  test.skip(!plan, 'No plan has a price for a year');
  await openPage(page, plan?.address ?? '');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan?.name }) });
  const monthly = card.getByText(plan?.price ?? '', { exact: true });
  const yearly = card.getByText(plan?.yearly ?? '', { exact: true });
  await expect(monthly).toBeVisible();
  await expect(yearly).toBeHidden();
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(yearly).toBeVisible();
  await expect(monthly).toBeHidden();
  await page.getByText('Monthly', { exact: true }).click();
  await expect(monthly).toBeVisible();
});

test('a gallery shows one picture at a time until it is closed', async ({
  page,
}) => {
  const found = BLOCKS.find(
    ({ block }) =>
      block.kind === 'works' &&
      block.cards.filter(({ image }) => image).length > 3,
  );
  test.skip(!found, 'No page has a gallery');
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, found?.address ?? '');
  const gallery = page.locator('[popover]');
  await expect(gallery).toBeHidden();
  await page.getByRole('button', { name: 'View full screen' }).click();
  const pictures = await gallery.getByRole('img').all();
  expect(pictures.length).toBeGreaterThan(3);
  await expect(pictures[0] ?? gallery).toBeInViewport({ ratio: 0.9 });
  await expect(pictures[1] ?? gallery).not.toBeInViewport();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
  await page.getByRole('button', { name: 'View full screen' }).click();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
});
