import { TEMPLATES, pageAnchor, templatePreviewPath } from '../support/content';
import { expect, openPage, test } from '../support/test';

// Controls of the sample sites that style sheets alone work.

type Block = NonNullable<
  (typeof TEMPLATES)[number]['preview']
>['pages'][number]['blocks'][number];
type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The first block of a kind that has what is sought, and the address of its page. */
function find<Kind extends Block['kind']>(
  kind: Kind,
  hasSought: (block: BlockOf<Kind>) => boolean,
) {
  for (const { slug, preview } of TEMPLATES)
    for (const { name, blocks } of preview?.pages ?? []) {
      const block = blocks.find(
        (each): each is BlockOf<Kind> =>
          each.kind === kind && hasSought(each as BlockOf<Kind>),
      );
      const address = `${templatePreviewPath(slug)}#${pageAnchor(name)}`;
      if (block) return { address, block };
    }
  return undefined;
}

test('a switch shows the prices of a year instead of those of a month', async ({
  page,
}) => {
  const found = find('plans', ({ plans }) =>
    plans.some(({ yearly }) => yearly),
  );
  const plan = found?.block.plans.find(({ yearly }) => yearly);
  test.skip(!plan, 'No plan has a price for a year');
  await openPage(page, found?.address ?? '');
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

test('pictures fill the window until the gallery is closed', async ({
  page,
}) => {
  const found = find(
    'works',
    ({ cards }) => cards.filter(({ image }) => image).length > 3,
  );
  test.skip(!found, 'No page has a gallery');
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, found?.address ?? '');
  const gallery = page.locator('[popover]');
  await expect(gallery).toBeHidden();
  await page.getByRole('button', { name: 'View full screen' }).click();
  expect(await gallery.boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 1280,
    height: 720,
  });
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
