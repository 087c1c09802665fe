/* global addEventListener, document, location */
import { setTimeout } from 'node:timers/promises';

/** The page is hydrated, and so is each of its parts that waits for code of its own. */
const HYDRATED =
  'html[data-hydrated]:not(:has([data-hydrates-later]:not([data-hydrated])))';

/** For what follows, such as the message that another host can’t be reached. */
const SETTLING_MS = 500;

/** The demos, or the sample site whose page the address names. */
const PART = '#demo:target, [data-hydrates-later]:has(:target)';

const OPTIONS = {
  animations: 'disabled',
  // Sample sites scroll in their frame: this way all of the page shows. The colour behind an image may tinge its round
  // corners, which depends on what is painted first.
  style: `[data-device] { height: auto !important }
    img { background: none !important }`,
};

/** Takes PNGs of a page or, where its address names one, of a part: in each width, theme and tab, which label them. */
export async function takePictures(browser, url) {
  const pictures = new Map();
  for (const width of [390, 1440]) {
    const page = await openPage(browser, url, width);
    const part = page.locator(PART);
    const take = async (label) => {
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(loadAll);
        const picture = (await part.count())
          ? await part.screenshot(OPTIONS)
          : await page.screenshot({ ...OPTIONS, fullPage: true });
        pictures.set(`${label}, ${colorScheme}`, picture);
      }
    };
    if (url.endsWith('#demo'))
      for (const tab of [1, 2, 3]) {
        await page
          .getByRole('tab')
          .nth(tab - 1)
          .click();
        await take(`${width} px, tab ${tab}`);
      }
    else await take(`${width} px`);
    await page.close();
  }
  return pictures;
}

async function openPage(browser, url, width) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime('2025-06-10T10:00:00Z');
  await page.route(
    ({ origin }) => !url.startsWith(origin),
    (route) => route.abort(),
  );
  await page.addInitScript(markHydrated);
  await page.goto(url);
  if (await page.evaluate(startsScripts)) {
    await page.locator(HYDRATED).waitFor();
    await setTimeout(SETTLING_MS);
  }
  return page;
}

/** Runs in the page. The event is that of src/components/hydration/hydration.ts. */
function markHydrated() {
  addEventListener('site:hydrated', ({ target }) => {
    const part = target.closest('[data-hydrates-later]');
    (part ?? document.documentElement).setAttribute('data-hydrated', '');
  });
}

/** Runs in the page: whether scripts start without a touch, by the rule of src/gatsby/finishing/inline-loader.ts. */
function startsScripts() {
  return [...document.querySelectorAll('[data-scripts-on-load]')].some(
    ({ dataset }) => location.href.includes(dataset.scriptsOnLoad),
  );
}

/** Runs in the page: what is further down loads, too. An image that can’t be loaded is part of the looks. */
async function loadAll() {
  const images = [...document.images].map((image) => {
    Object.assign(image, { loading: 'eager', decoding: 'sync' });
    return image.decode();
  });
  const frames = [...document.querySelectorAll('iframe[srcdoc]')].map(
    (frame) =>
      new Promise((onload) => {
        const { srcdoc } = frame;
        Object.assign(frame, { loading: 'eager', onload, srcdoc });
      }),
  );
  await Promise.allSettled([...images, ...frames, document.fonts.ready]);
}
