import { setTimeout as pause } from 'node:timers/promises';
import { fail } from './run.mjs';

/** Ends the program unless a site answers with status 200, at the latest after so many seconds. */
export async function requireSite(address, seconds = 0) {
  const end = Date.now() + seconds * 1000;
  let answer = await ask(address);
  while (answer !== 200 && Date.now() < end) {
    await pause(1000);
    answer = await ask(address);
  }
  if (answer !== 200)
    fail(`${address} has to answer with status 200, but: ${answer}.`);
}

/** The status of the answer, or why the request failed. */
async function ask(address) {
  try {
    return (await fetch(address)).status;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}
