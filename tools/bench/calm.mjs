import os from 'node:os';

/** As much of a processor as an idle machine's own programs may have taken in the last minute. */
const CALM = 0.5;

/** How long to wait for that at most, and how long between two looks, in ms. */
const PATIENCE = 300_000;
const PAUSE = 5_000;

/** Waits until the machine does nothing else, as far as the load of its last minute tells; says so if it never does. */
export async function calm() {
  const load = () => os.loadavg()[0];
  if (load() > CALM)
    console.log('▸ Waiting for the machine to have nothing else to do');
  for (let waited = 0; load() > CALM; waited += PAUSE) {
    if (waited >= PATIENCE) {
      console.log(
        `! It still does (${load().toFixed(1)} processors busy): the times will say little.`,
      );
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
