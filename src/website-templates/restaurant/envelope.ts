import type { Shape } from './shapes';
import { box, disc } from './shapes';

/** The envelope with the first recipe, by the kitchen door. */
export const ENVELOPE: readonly Shape[] = [
  ['leaf', box(214, 22, 116, 218)],
  ['dark', `${box(230, 40, 36, 76)}${box(278, 40, 36, 76)}`],
  ['warm', disc(226, 140, 6)],
  ['dark', 'M116 46l2 0l34 34h-4l-31-31l-31 31h-4z'],
  ['pale', 'M36 80h162v104h-162z'],
  ['dark', 'M36 80h162l-81 62z M40 82l77 57l77-57z'],
  ['warm', disc(117, 138, 13)],
  ['dark', box(0, 234, 360, 6)],
];
