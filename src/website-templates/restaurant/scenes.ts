import type { Shape } from './shapes';
import { box, disc, oval } from './shapes';

const lamp = (x: number): Shape[] => [
  ['glow', `M${x - 22} 82L${x - 62} 186H${x + 62}L${x + 22} 82z`],
  ['dark', box(x - 1, 0, 2, 60)],
  ['warm', `M${x - 24} 82a24 24 0 0 1 48 0z`],
];

const glass = (x: number): Shape[] => [
  ['pale', `M${x - 13} 108h26q2 34-11 36v30h9v4h-22v-4h9v-30q-13-2-11-36z`],
  ['warm', `M${x - 11} 124h22q-1 16-11 17q-10-1-11-17z`],
];

const bottle = (x: number): string =>
  `M${x} 60h8v22q8 6 8 14v40h-24v-40q0-8 8-14z`;

/** The corners of the restaurant, in the order of its gallery. */
const SCENES: readonly (readonly Shape[])[] = [
  // The dining room.
  [
    ...[80, 180, 280].flatMap(lamp),
    ['dark', box(0, 186, 360, 54)],
    ...[80, 180, 280].map((x): Shape => ['pale', oval(x, 186, 44, 9)]),
  ],
  // A table for two.
  [
    ['glow', `${box(96, 20, 80, 66)}${box(184, 20, 80, 66)}`],
    ['dark', box(0, 178, 360, 62)],
    ...[120, 240].flatMap(glass),
    ['warm', `${box(175, 136, 10, 42)}M180 112q9 13 0 20q-9-7 0-20z`],
    ['pale', `${oval(60, 182, 38, 7)}${oval(300, 182, 38, 7)}`],
  ],
  // A bowl of spaghetti.
  [
    ['dark', box(0, 0, 360, 240)],
    ['pale', disc(180, 124, 98)],
    ['glow', disc(180, 124, 74)],
    ['warm', `${disc(160, 112, 34)}${disc(200, 110, 34)}${disc(182, 142, 36)}`],
    ['dark', `${oval(156, 100, 13, 9)}${oval(210, 128, 13, 9)}`],
    [
      'leaf',
      `${disc(182, 96, 6)}${disc(168, 140, 5)}${disc(198, 150, 6)}${disc(222, 104, 4)}`,
    ],
  ],
  // The counter.
  [
    ['leaf', [28, 62, 96].map(bottle).join('')],
    ['warm', bottle(130)],
    ['pale', `M200 66h112v18h-10v52h-92v-52h-10z`],
    [
      'dark',
      `${box(228, 96, 56, 12)}${box(248, 108, 4, 10)}${box(260, 108, 4, 10)}`,
    ],
    ['warm', `M244 122h24q0 14-12 14t-12-14z`],
    ['pale', box(0, 136, 360, 16)],
    ['dark', box(0, 152, 360, 88)],
  ],
  // Tiramisu.
  [
    ['pale', disc(166, 122, 96)],
    ['glow', disc(166, 122, 74)],
    ['warm', box(122, 84, 88, 76)],
    ['dark', `${box(122, 84, 88, 16)}${box(122, 122, 88, 10)}`],
    ['pale', `M300 50h4v34h4v-34h4v34h4v-34h4v44q0 8-7 8v88h-6v-88q-7 0-7-8z`],
  ],
  // The terrace.
  [
    ['warm', disc(96, 84, 40)],
    ['dark', box(0, 188, 360, 52)],
    ['leaf', `${disc(262, 76, 38)}${disc(236, 98, 26)}${disc(290, 100, 28)}`],
    ['dark', box(259, 96, 6, 60)],
    ['warm', `M236 152h52l-8 48h-36z`],
    [
      'pale',
      `${oval(120, 160, 58, 10)}${box(117, 160, 6, 46)}${oval(120, 208, 26, 5)}`,
    ],
  ],
];

/** Takes a place in the gallery; gives what is drawn there. */
export function sceneFor(index: number): readonly Shape[] {
  return SCENES[index % SCENES.length] ?? [];
}
