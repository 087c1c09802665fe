/** @jest-environment node */
import { repositoryContent } from '../content/test-support';
import { contrastOf } from './contrast-test-support';
import { colourOfStep, paletteFamilies } from './palette';
import type { ColourToken, ThemeName } from './theme';
import { colourOf, tintColours } from './theme';

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: the edges of controls, and what shows the focus. */
const CONTROL = 3;

const GROUNDS = ['page', 'surface', 'sunken'] as const;

/** What, on what, as names and as colours, and the least contrast. */
type TintPair = [
  name: string,
  groundName: string,
  front: string,
  ground: string,
  least: number,
];

const themes: ThemeName[] = ['light', 'dark'];

/** Every token that lies on another: what, on what, and the least contrast. */
const pairs: [front: ColourToken, ground: ColourToken, least: number][] = [
  ...GROUNDS.flatMap((ground) => [
    ...(
      [
        'text',
        'textMuted',
        'link',
        'success',
        'info',
        'warning',
        'danger',
      ] as const
    ).map((front): [ColourToken, ColourToken, number] => [front, ground, TEXT]),
    ...(['control', 'focus'] as const).map(
      (front): [ColourToken, ColourToken, number] => [front, ground, CONTROL],
    ),
  ]),
  ['onAction', 'action', TEXT],
  ['onAction', 'actionEnd', TEXT],
  ['text', 'highlight', TEXT],
  ['onField', 'field', TEXT],
  ['onFieldMuted', 'field', TEXT],
  ['focus', 'field', CONTROL],
];

describe.each(themes)('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s has %d:1 at least', (front, ground, least) => {
    expect(
      contrastOf(colourOf(front, theme), colourOf(ground, theme)),
    ).toBeGreaterThanOrEqual(least);
  });

  describe.each(paletteFamilies)('the tint %s', (family) => {
    const { soft, line, strong } = tintColours(family);
    const index = themes.indexOf(theme) === 0 ? 0 : 1;
    const on = (front: ColourToken, least: number): TintPair => [
      front,
      'soft',
      colourOf(front, theme),
      soft[index],
      least,
    ];
    const tintPairs: TintPair[] = [
      ['strong', 'soft', strong[index], soft[index], TEXT],
      ...GROUNDS.map((ground): TintPair => [
        'strong',
        ground,
        strong[index],
        colourOf(ground, theme),
        TEXT,
      ]),
      ['text', 'line', colourOf('text', theme), line[index], TEXT],
      on('text', TEXT),
      on('textMuted', TEXT),
      on('link', TEXT),
      on('success', TEXT),
      on('danger', TEXT),
      on('control', CONTROL),
      on('focus', CONTROL),
    ];

    test.each(tintPairs)(
      '%s on %s',
      (_front, _ground, front, ground, least) => {
        expect(contrastOf(front, ground)).toBeGreaterThanOrEqual(least);
      },
    );
  });

  test.each(
    repositoryContent().WebsiteTemplate.flatMap(({ file, value }) => [
      [file, value.heroFrom],
      [file, value.heroTo],
    ]),
  )('the words of %s read well on %s', (_file, step) => {
    expect(
      contrastOf(colourOf('onField', theme), colourOfStep(step)),
    ).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('contrastOf', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    // From the understanding document of 1.4.3.
    ['#767676', '#FFFFFF', 4.54],
  ])('of %s and %s is %d', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  });

  test('throws for what it cannot read', () => {
    expect(() => contrastOf('#fff', '#000000')).toThrow('#fff');
  });
});
