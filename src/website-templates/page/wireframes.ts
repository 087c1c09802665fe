/** What a block stands for: a heading or picture in ink, words, a panel, or a button. */
type Part = 'ink' | 'words' | 'panel' | 'action';

/** A block on a page of 280 × 210 units. */
export type Block = readonly [
  part: Part,
  x: number,
  y: number,
  width: number,
  height: number,
];

const lines = (x: number, y: number, width: number, count: number): Block[] =>
  Array.from({ length: count }, (_, index) => [
    'words',
    x,
    y + index * 12,
    index === count - 1 ? width * 0.6 : width,
    5,
  ]);

const card = (x: number, y: number, width: number, height: number): Block[] => [
  ['panel', x, y, width, height],
  ['ink', x, y + height + 8, width * 0.7, 5],
  ['words', x, y + height + 18, width * 0.45, 4],
];

const COLUMNS = [16, 102, 188];

const WIREFRAMES = {
  home: [
    ['panel', 0, 26, 280, 104],
    ['ink', 20, 52, 120, 11],
    ['ink', 20, 69, 84, 11],
    ['action', 20, 94, 58, 16],
    ['ink', 188, 48, 66, 60],
    ...COLUMNS.flatMap((x) => card(x, 144, 76, 34)),
  ],
  cards: [
    ['ink', 16, 40, 92, 10],
    ...COLUMNS.flatMap((x) => card(x, 64, 76, 42)),
    ...COLUMNS.flatMap((x) => card(x, 142, 76, 42)),
  ],
  detail: [
    ['panel', 16, 40, 132, 128],
    ['ink', 164, 46, 92, 11],
    ...lines(164, 70, 98, 4),
    ['action', 164, 130, 72, 18],
    ['panel', 16, 176, 38, 34],
    ['panel', 63, 176, 38, 34],
    ['panel', 110, 176, 38, 34],
  ],
  rows: [
    ['ink', 16, 40, 104, 10],
    ...[66, 112, 158].flatMap((y): Block[] => [
      ['panel', 16, y, 52, 36],
      ['ink', 80, y + 5, 96, 6],
      ['words', 80, y + 20, 128, 5],
      ['words', 232, y + 5, 32, 6],
    ]),
  ],
  columns: [
    ['ink', 80, 42, 120, 10],
    ...COLUMNS.flatMap((x): Block[] => [
      ['panel', x, 70, 76, 122],
      ['ink', x + 12, 84, 40, 8],
      ...lines(x + 12, 104, 52, 4),
      ['action', x + 12, 164, 52, 14],
    ]),
  ],
  form: [
    ['ink', 16, 40, 96, 10],
    ...[64, 98, 132].flatMap((y): Block[] => [
      ['words', 16, y, 44, 4],
      ['panel', 16, y + 9, 150, 18],
    ]),
    ['action', 16, 170, 70, 18],
    ['panel', 186, 40, 78, 148],
  ],
  phone: [
    ['ink', 10, 32, 62, 9],
    ['ink', 10, 46, 44, 9],
    ['panel', 10, 66, 80, 64],
    ...lines(10, 140, 80, 3),
    ['action', 10, 178, 80, 18],
  ],
} satisfies Record<string, readonly Block[]>;

export type Wireframe = keyof typeof WIREFRAMES;

export const blocksOf = (wireframe: Wireframe): readonly Block[] =>
  WIREFRAMES[wireframe];

const IN_ORDER = ['home', 'cards', 'detail', 'rows', 'columns'] as const;

/** The wireframe for a gallery item without a picture, chosen by its text or else by its position. */
export function wireframeFor(imageAlt: string, index: number): Wireframe {
  if (/\bon a phone\b/i.test(imageAlt)) return 'phone';
  if (/\bform\b|^checkout\b/i.test(imageAlt)) return 'form';
  return IN_ORDER[index % IN_ORDER.length] ?? 'home';
}
