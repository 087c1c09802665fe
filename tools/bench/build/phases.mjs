import { stripVTControlCharacters } from 'node:util';

/** Takes what a build has said; gives how long each of its steps took, in seconds, the longest first. */
export function phasesOf(words) {
  const phases = {};
  for (const [, name, seconds] of stripVTControlCharacters(words).matchAll(
    /^success (.+?) - ([\d.]+)s/gm,
  ))
    phases[name] = (phases[name] ?? 0) + Number(seconds);
  return Object.fromEntries(
    Object.entries(phases).sort(([, one], [, other]) => other - one),
  );
}
