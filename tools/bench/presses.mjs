import { controlsWith } from './controls';
import { withChromium } from '../lib/browsers.mjs';
import { median, printRow, withSite } from './shared.mjs';

/** On slow 4G as the DevTools have it: ms, and bytes a second. */
const PHONE = {
  options: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: {
    offline: false,
    latency: 562,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  },
  slowdown: 4,
};
const DESKTOP = {
  options: { viewport: { width: 1280, height: 800 } },
  slowdown: 1,
};

/** The columns, with the goal in ms. */
const CASES = [
  { column: 'phone, first', device: PHONE, when: 'first', goal: 2_500 },
  { column: 'phone, later', device: PHONE, when: 'later', goal: 300 },
  { column: 'desktop, first', device: DESKTOP, when: 'first', goal: 300 },
  { column: 'desktop, later', device: DESKTOP, when: 'later', goal: 100 },
];

/** How long after a scroll `later` is, and when a press that has had no answer is lost, in ms. */
const LATER_MS = 2_000;
const LOST_MS = 15_000;

/** Keeps the time of the last press or typing in the page. What the site repeats by itself is not trusted. */
const NOTE_TOUCHES = `for (const type of ['pointerdown', 'input'])
  addEventListener(type, (event) => { if (event.isTrusted) globalThis.touchedAt = event.timeStamp }, true)`;

const PAINTED = `performance.getEntriesByName('first-contentful-paint').length`;

/** Waits, frame by frame, until an expression is true in the page: Playwright's own way is stopped by a page's policy. */
const waitFor = (page, expression) =>
  page.evaluate(`new Promise((resolve) => {
    setTimeout(resolve, ${LOST_MS}, Infinity);
    (function look() { const value = ${expression}; value ? resolve(value) : requestAnimationFrame(look) })();
  })`);

/** Prints how long controls take to answer a press: the first touch of a page, and two seconds after a scroll. */
export const benchPresses = ({ routes, runs, template }) =>
  withSite((origin, executable) =>
    withChromium(executable, async (browser) => {
      console.log('From press to answer in ms / the goal');
      const controls = controlsWith(template).filter(({ route }) =>
        routes.includes(route),
      );
      for (const [place, control] of controls.entries()) {
        const row = { control: `${control.name} (\`${control.route}\`)` };
        for (const { column, device, when, goal } of CASES) {
          const isThere = device === PHONE || !control.isOnPhonesAlone;
          const times = [];
          while (isThere && times.length < runs)
            times.push(
              await timeOf(control, device, when, { browser, origin }).catch(
                lost,
              ),
            );
          const most = control.goals?.[when] ?? goal;
          row[column] = isThere ? cell(median(times), most) : '–';
        }
        printRow(row, place === 0);
      }
    }),
  );

/** A control that is not there, or never free to press, is lost as well. */
const lost = () => Infinity;

function cell(time, goal) {
  const ms = time === Infinity ? 'lost' : Math.round(time);
  return `${ms} / ${goal}${time > goal ? ' ✖' : ''}`;
}

/** How long a control takes to answer, in ms, on a page that is opened for it; `Infinity` when it never does. */
async function timeOf(control, device, when, { browser, origin }) {
  const context = await browser.newContext(device.options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { slowdown: rate, network } = device;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.setDefaultTimeout(LOST_MS);
  await page.addInitScript(NOTE_TOUCHES);
  const [selector, words] = control.type ?? [];
  const field = selector && page.locator(selector).first();
  const button = control.press && page.locator(control.press).first();
  await page.goto(origin + control.route, { waitUntil: 'commit' });
  await waitFor(page, PAINTED);
  if (when === 'later') {
    await page.waitForLoadState();
    await page.mouse.wheel(0, 200);
    await (field ?? button).scrollIntoViewIfNeeded();
    await page.waitForTimeout(LATER_MS);
  }
  await (field ?? button).waitFor();
  const before = JSON.stringify(await page.evaluate(control.answer));
  const isNew = `globalThis.touchedAt && ${control.answer} !== ${before}`;
  const answered = waitFor(page, `${isNew} && performance.now() - touchedAt`);
  // Controls below the first screen are scrolled to right before, as a visitor would have to.
  await field?.fill(words);
  await (device.options.hasTouch ? button?.tap() : button?.click());
  const ms = await answered;
  await context.close();
  return ms;
}
