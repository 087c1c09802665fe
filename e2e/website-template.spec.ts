import type { Page } from '@playwright/test';
import { repositoryContent } from '../src/content/test-support';
import { expectNoViolations } from './axe';
import { faqPageOf, linkedData } from './linked-data';
import { ORIGIN, expect, openPage, test } from './site';

const TEMPLATES = repositoryContent().WebsiteTemplate.map(({ value }) => value);
const TIERS = repositoryContent().Tiers.flatMap(({ value }) => value.tiers);
const RESTAURANT = '/websites/restaurant-cafe';

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });
const field = (page: Page, name: string) =>
  page.locator('#reservations').getByLabel(name);
const status = (page: Page) =>
  page.locator('#reservations').getByRole('status');

for (const { slug, restaurant, features, faq } of TEMPLATES)
  test.describe(slug, () => {
    for (const width of [360, 1440])
      test(`links lead to sections whose headings no bar covers, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, `/websites/${slug}`);
        const links = navigation(page).getByRole('link');
        await expect(links).toHaveText([
          'Overview',
          'Pages',
          ...(restaurant ? ['Menu'] : []),
          'Gallery',
          ...(restaurant ? ['Reservations'] : []),
          'Pricing',
          'FAQ',
        ]);
        for (const link of await links.all()) {
          await link.click();
          const hash = String(await link.getAttribute('href'));
          await expect(page).toHaveURL(`/websites/${slug}${hash}`);
          const heading = page.locator(`${hash} h2`).first();
          await expect(heading).toBeInViewport({ ratio: 1 });
          const bar = await navigation(page).boundingBox();
          const box = await heading.boundingBox();
          // The bar is there, right under the header, and the heading below it.
          expect(bar?.y).toBeGreaterThan(40);
          expect(bar?.y).toBeLessThan(90);
          expect(box?.y).toBeGreaterThanOrEqual(
            (bar?.y ?? 0) + (bar?.height ?? 0),
          );
        }
      });

    test('each tier holds a feature of the template', async ({ page }) => {
      await openPage(page, `/websites/${slug}`);
      const cards = page.locator('#pricing li:has(> div h3)');
      await expect(cards).toHaveCount(3);
      for (const [index, { name, price }] of TIERS.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading')).toHaveText(name);
        await expect(card).toContainText(price);
        await expect(
          card.getByText(features[index] ?? '', { exact: true }),
        ).toBeVisible();
      }
    });

    test('answers open one at a time, close again and tell the launch time', async ({
      page,
    }) => {
      await openPage(page, `/websites/${slug}`);
      const questions = page.locator('#faq details');
      await expect(questions).toHaveCount(faq.length);
      const open = page.locator('#faq details[open]');
      await expect(open).toHaveCount(0);
      await questions.nth(0).locator('summary').click();
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(restaurant ? '1-2 weeks' : '2-3 weeks');
      await questions.nth(1).locator('summary').press('Enter');
      await expect(open).toHaveCount(1);
      await expect(questions.nth(1)).toHaveAttribute('open', '');
      await questions.nth(1).locator('summary').press('Enter');
      await expect(open).toHaveCount(0);
    });

    test('search engines read the questions that visitors read', async ({
      page,
    }) => {
      await openPage(page, `/websites/${slug}`);
      expect(await linkedData(page)).toContainEqual(
        await faqPageOf(page.locator('#faq details')),
      );
    });

    test('starts a project at the end', async ({ page }) => {
      await openPage(page, `/websites/${slug}`);
      await expect(
        page.getByRole('link', { name: 'Start Your Project' }),
      ).toHaveAttribute('href', '/book-demo');
    });
  });

test('search engines read of the restaurant what visitors read', async ({
  page,
}) => {
  await openPage(page, RESTAURANT);
  const data = (await linkedData(page)).find(
    (item) => item['@type'] === 'Restaurant',
  );
  expect(data).toMatchObject({
    url: ORIGIN + RESTAURANT,
    hasMenu: `${ORIGIN}${RESTAURANT}#menu`,
    acceptsReservations: true,
  });
  const shown = await page
    .getByRole('region', { name: 'Visit us' })
    .innerText();
  const facts = TEMPLATES.find(({ restaurant }) => restaurant)?.restaurant;
  for (const fact of [
    facts?.name,
    facts?.cuisine,
    facts?.priceRange,
    facts?.phone,
    facts?.street,
    facts?.city,
    facts?.postcode,
    ...(facts?.openingHours.flatMap(({ opens, closes }) => [opens, closes]) ??
      []),
  ]) {
    expect(fact).toBeTruthy();
    expect(JSON.stringify(data)).toContain(`"${fact}"`);
    expect(shown).toContain(fact);
  }
});

test.describe('the reservation form', () => {
  test('is filled in by keyboard alone, and sends nothing', async ({
    page,
    misdeeds,
  }) => {
    await openPage(page, RESTAURANT);
    const requests: string[] = [];
    page.on('request', (request) => {
      // The pages that links in view lead to are fetched ahead, with GET.
      if (request.method() !== 'GET' || request.isNavigationRequest())
        requests.push(request.url());
    });
    const { keyboard } = page;
    await field(page, 'Full Name').focus();
    await keyboard.press('Enter');
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(field(page, 'Full Name')).toHaveAccessibleDescription(
      'Please tell us your name.',
    );
    await expect(status(page)).toHaveText(
      'Please look again at Full Name, Email Address, Date, Time and Party Size.',
    );
    await keyboard.type('Ann Lee');
    await keyboard.press('Tab');
    await keyboard.type('ann@b..com');
    await keyboard.press('Tab');
    // The same in every order of day and month.
    await keyboard.type('12122030');
    await expect(field(page, 'Date')).toHaveValue('2030-12-12');
    await keyboard.press('Tab');
    if (!(await field(page, 'Time').evaluate((it) => it.matches(':focus'))))
      await keyboard.press('Tab');
    await keyboard.type('12:30');
    await keyboard.press('Tab');
    await keyboard.type('10');
    await keyboard.press('Tab');
    await keyboard.type('By the window');
    // The phone number comes before the button.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(field(page, 'Email Address')).toBeFocused();
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(
      /name@example\.co\.uk/,
    );
    await expect(status(page)).toHaveText(
      'Please look again at Email Address.',
    );
    await keyboard.press('Control+A');
    await keyboard.type('ann@example.com');
    await expect(status(page)).toBeEmpty();
    await keyboard.press('Enter');
    await expect(status(page)).toContainText('nothing was sent');
    for (const [name, value] of [
      ['Full Name', 'Ann Lee'],
      ['Email Address', 'ann@example.com'],
      ['Date', '2030-12-12'],
      ['Time', '12:30 PM'],
      ['Party Size', '10 guests'],
      ['Special Requests', 'By the window'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
    await expect(page).toHaveURL(RESTAURANT);
    expect(requests).toEqual([]);
    expect(misdeeds.console).toEqual([]);
  });

  test('knows which day it is at the restaurant', async ({ page }) => {
    // In London it is the 16th already. (Playwright's own clock would stop the marks that openPage waits for.)
    const moment = Date.parse('2030-06-15T23:30:00Z');
    await page.addInitScript({
      content: `globalThis.Date = class extends Date {
        constructor(...parts) { super(...(parts.length ? parts : [${moment}])); }
      };`,
    });
    await openPage(page, RESTAURANT);
    await expect(field(page, 'Date')).toHaveAttribute('min', '2030-06-16');
    for (const [day, words] of [
      ['2030-06-15', /has passed/],
      ['2030-06-16', /call us on 020 7946 0714/],
      ['2030-06-17', ''],
    ] as const) {
      await field(page, 'Date').fill(day);
      await page.getByRole('button', { name: 'Reserve a table' }).click();
      await expect(field(page, 'Date')).toHaveAccessibleDescription(words);
    }
  });

  test('has no day in the HTML, which was built on another', async ({
    request,
  }) => {
    const html = await (await request.get(`${RESTAURANT}/`)).text();
    expect(/<input type="date"[^>]*>/.exec(html)?.[0]).not.toContain('min=');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing once it has complained, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, RESTAURANT);
      await page.getByRole('button', { name: 'Reserve a table' }).click();
      await expect(status(page)).not.toBeEmpty();
      await expectNoViolations(page);
    });
});

test('the categories of the menu do not filter', async ({ page }) => {
  await openPage(page, RESTAURANT);
  const menu = page.locator('#menu');
  await expect(menu.getByRole('button')).toHaveText([
    ...['All', 'Starters', 'Mains', 'Desserts', 'Coffee'],
  ]);
  await menu.getByRole('button', { name: 'Desserts' }).click();
  await expect(menu.getByRole('heading', { level: 3 })).toHaveCount(8);
  await expect(menu.getByRole('button', { pressed: true })).toHaveText('All');
});
