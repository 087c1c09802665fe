import { openQuietly } from '../browser.mjs';

/** How many times slower than this machine the visitor's is. */
export const SLOWDOWN = 4;

/** A phone's, as Lighthouse has it. */
const VIEWPORT = { width: 412, height: 823 };

/**
 * Opens a page, slowed down, and gives how long its main thread was busy with scripts and with everything, in ms of the
 * processor's time, until React had taken the page over and the network was quiet. Time that the thread waits for the
 * processor does not count.
 */
export async function measureScriptCpu(browser, url) {
  let devtools;
  const { page } = await openQuietly(browser, url, {
    viewport: VIEWPORT,
    prepare: async (opened) => {
      devtools = await opened.context().newCDPSession(opened);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    },
  });
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.close();
  const ms = (name) =>
    1000 * metrics.find((metric) => metric.name === name).value;
  return { script: ms('ScriptDuration'), all: ms('TaskDuration') };
}
