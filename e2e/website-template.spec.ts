import type { Page } from '@playwright/test';
import { only } from '../src/content/example-data.fixture';
import { templatePath } from '../src/content/routes';
import { expectNoViolations } from './axe';
import { faqPageOf, linkedData } from './linked-data';
import {
  CONTENT,
  ORIGIN,
  RESTAURANT,
  TEMPLATES,
  expect,
  openPage,
  test,
} from './site';

const { tiers: TIERS } = only(CONTENT.Tiers);
const { closing, navigation: NAMES } = only(CONTENT.WebsiteTemplatePage);
const FACTS = RESTAURANT?.restaurant;
const RESTAURANT_PAGE = templatePath(RESTAURANT?.slug ?? '');

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: NAMES.label });
const reservation = FACTS?.reservation;
const TIME = reservation?.times.at(-1) ?? '';
const PARTY = `${reservation?.largestParty ?? 0} guest${reservation?.largestParty === 1 ? '' : 's'}`;

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
          NAMES.overview,
          NAMES.pages,
          ...(restaurant ? [NAMES.menu] : []),
          NAMES.gallery,
          ...(restaurant ? [NAMES.reservations] : []),
          NAMES.pricing,
          NAMES.faq,
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

    test('answers open one at a time, and close again', async ({ page }) => {
      await openPage(page, `/websites/${slug}`);
      const questions = page.locator('#faq details');
      await expect(questions).toHaveCount(faq.length);
      const open = page.locator('#faq details[open]');
      await expect(open).toHaveCount(0);
      await questions.nth(0).locator('summary').click();
      await expect(open).toHaveCount(1);
      if (faq.length === 1) return;
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
      for (const { label, href } of closing.actions)
        await expect(
          page.getByRole('link', { name: label, exact: true }).last(),
        ).toHaveAttribute('href', href);
    });
  });

test.describe('the restaurant', () => {
  test.skip(!RESTAURANT, 'No template takes reservations');

  test('search engines read of the restaurant what visitors read', async ({
    page,
  }) => {
    await openPage(page, RESTAURANT_PAGE);
    const data = (await linkedData(page)).find(
      (item) => item['@type'] === 'Restaurant',
    );
    expect(data).toMatchObject({
      url: ORIGIN + RESTAURANT_PAGE,
      hasMenu: `${ORIGIN}${RESTAURANT_PAGE}#menu`,
      acceptsReservations: true,
    });
    const shown = await page
      .getByRole('region', { name: FACTS?.visit.title ?? '' })
      .innerText();
    for (const fact of [
      FACTS?.name,
      FACTS?.cuisine,
      FACTS?.priceRange,
      FACTS?.phone,
      FACTS?.street,
      FACTS?.city,
      FACTS?.postcode,
      ...(FACTS?.openingHours.flatMap(({ opens, closes }) => [opens, closes]) ??
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
      await openPage(page, RESTAURANT_PAGE);
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
      await keyboard.type(TIME);
      await keyboard.press('Tab');
      await keyboard.type(PARTY);
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
      await expect(status(page)).toHaveText(reservation?.demonstration ?? '');
      for (const [name, value] of [
        ['Full Name', 'Ann Lee'],
        ['Email Address', 'ann@example.com'],
        ['Date', '2030-12-12'],
        ['Time', TIME],
        ['Party Size', PARTY],
        ['Special Requests', 'By the window'],
      ] as const)
        await expect(field(page, name)).toHaveValue(value);
      await expect(page).toHaveURL(RESTAURANT_PAGE);
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
      await openPage(page, RESTAURANT_PAGE);
      await expect(field(page, 'Date')).toHaveAttribute('min', '2030-06-16');
      for (const [day, words] of [
        ['2030-06-15', /has passed/],
        ['2030-06-16', new RegExp(`call us on ${FACTS?.phone ?? ''}`)],
        ['2030-06-17', ''],
      ] as const) {
        await field(page, 'Date').fill(day);
        await page
          .getByRole('button', { name: reservation?.title ?? '' })
          .click();
        await expect(field(page, 'Date')).toHaveAccessibleDescription(words);
      }
    });

    test('has no day in the HTML, which was built on another', async ({
      request,
    }) => {
      const html = await (await request.get(`${RESTAURANT_PAGE}/`)).text();
      expect(/<input type="date"[^>]*>/.exec(html)?.[0]).not.toContain('min=');
    });

    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing once it has complained, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openPage(page, RESTAURANT_PAGE);
        await page
          .getByRole('button', { name: reservation?.title ?? '' })
          .click();
        await expect(status(page)).not.toBeEmpty();
        await expectNoViolations(page);
      });
  });

  test('the categories of the menu do not filter', async ({ page }) => {
    await openPage(page, RESTAURANT_PAGE);
    const menu = page.locator('#menu');
    const { categories = [], dishes = [] } = FACTS?.menu ?? {};
    await expect(menu.getByRole('button')).toHaveText(categories);
    await menu.getByRole('button').last().click();
    await expect(menu.getByRole('heading', { level: 3 })).toContainText(
      dishes.map(({ name }) => name),
    );
    await expect(menu.getByRole('button', { pressed: true })).toHaveText(
      categories[0] ?? '',
    );
  });
});
