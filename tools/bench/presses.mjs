import { controlsWith } from './controls.mjs';
import { count, median, printTable } from './figures.mjs';
import { openPage, phone, withSite } from './site.mjs';

/** The phone's network is slow 4G as the DevTools have it: ms, and bytes a second. */
const DEVICES = {
  phone: {
    options: phone({ width: 390, height: 844 }),
    slowdown: 4,
    network: {
      offline: false,
      latency: 562,
      downloadThroughput: 180_000,
      uploadThroughput: 84_375,
    },
    goals: { first: 2_500, later: 300 },
  },
  desktop: {
    options: { viewport: { width: 1280, height: 800 } },
    slowdown: 1,
    goals: { first: 300, later: 100 },
  },
};

/** How long after a scroll `later` is, and when a press that has had no answer is lost, in ms. */
const LATER_MS = 2_000;
const LOST_MS = 15_000;

/** Keeps the time of the last press or typing in the page. What the site repeats by itself is not trusted. */
const NOTE_TOUCHES = `for (const type of ['pointerdown', 'input'])
  addEventListener(type, (event) => { if (event.isTrusted) globalThis.touchedAt = event.timeStamp }, true)`;

/** Waits, frame by frame, for what an expression gives in the page: Playwright's own way is stopped by a page's policy. */
const waitFor = (page, expression) =>
  page.evaluate(`new Promise((resolve) => {
    setTimeout(resolve, ${LOST_MS}, Infinity);
    (function look() { const value = ${expression}; value ? resolve(value) : requestAnimationFrame(look) })();
  })`);

/** Prints how long controls take to answer a press: the first touch of a page, and two seconds after a scroll. */
export const benchPresses = ({ routes, runs, template }) =>
  withSite(async ({ browser, origin }) => {
    const rows = [];
    for (const control of controlsWith(template)) {
      if (!routes.includes(control.route)) continue;
      const row = { control: `${control.name} (\`${control.route}\`)` };
      for (const [name, device] of Object.entries(DEVICES))
        for (const when of ['first', 'later']) {
          const isThere = name === 'phone' || !control.isOnPhonesAlone;
          const times = [];
          while (isThere && times.length < runs)
            times.push(await timeOf(control, device, when, browser, origin));
          const goal = control.goals?.[when] ?? device.goals[when];
          row[`${name}, ${when}`] = isThere ? cell(median(times), goal) : '–';
        }
      rows.push(row);
      console.error(Object.values(row).join('  '));
    }
    console.log('From press to answer in ms / the goal');
    printTable(rows);
  });

const cell = (time, goal) =>
  `${time === Infinity ? 'lost' : count(time)} / ${count(goal)}${time > goal ? ' ✖' : ''}`;

/** Presses a control of a page that is opened for it. Gives the ms until it answers, `Infinity` when it never does. */
async function timeOf(control, device, when, browser, origin) {
  const { options, slowdown, network } = device;
  const opened = await openPage(browser, options, slowdown);
  const { context, page, devtools } = opened;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(NOTE_TOUCHES);
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  const [selector, words] = control.type ?? [];
  const field = selector && page.locator(selector).first();
  const button = control.press && page.locator(control.press).first();
  await page.goto(origin + control.route, { waitUntil: 'commit' });
  await waitFor(
    page,
    `performance.getEntriesByName('first-contentful-paint').length`,
  );
  if (when === 'later') {
    await page.waitForLoadState();
    await page.mouse.wheel(0, 200);
    await (field ?? button).scrollIntoViewIfNeeded();
    await page.waitForTimeout(LATER_MS);
  }
  await (field ?? button).waitFor();
  const before = JSON.stringify(await page.evaluate(control.answer));
  const answered = waitFor(
    page,
    `globalThis.touchedAt && ${control.answer} !== ${before} && performance.now() - touchedAt`,
  );
  // What is below the first screen is scrolled to right before, as a visitor would have to.
  await field?.fill(words);
  await (options.hasTouch ? button?.tap() : button?.click());
  const ms = await answered;
  await context.close();
  return ms;
}
