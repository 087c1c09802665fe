/** @jest-environment node */
import { darkSteps, paletteFamilies } from '../content/constants';
import { contrastOf } from './contrast.fixture';
import { colourOfStep } from './palette';
import type { ColourToken } from './theme';
import { colourOf, tintColours } from './theme';

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: the edges of controls, and what shows the focus. */
const CONTROL = 3;

const GROUNDS = ['page', 'surface', 'sunken'] as const;
const WORDS = ['text', 'textMuted', 'link', 'success', 'danger'] as const;
const EDGES = ['control', 'focus'] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const place = theme === 'light' ? 0 : 1;
  const onEach = (
    grounds: readonly ColourToken[],
    fronts: readonly ColourToken[],
    least: number,
  ) =>
    grounds.flatMap((ground) =>
      fronts.map((front) => [front, ground, least] as const),
    );

  test.each([
    ...onEach(GROUNDS, [...WORDS, 'info', 'warning'], TEXT),
    ...onEach([...GROUNDS, 'field'], ['focus'], CONTROL),
    ...onEach(GROUNDS, ['control'], CONTROL),
    ...onEach(['action', 'actionEnd'], ['onAction'], TEXT),
    ...onEach(['highlight'], ['text'], TEXT),
    ...onEach(['field'], ['onField', 'onFieldMuted'], TEXT),
  ])('%s on %s has %d:1 at least', (front, ground, least) => {
    expect(
      contrastOf(colourOf(front, theme), colourOf(ground, theme)),
    ).toBeGreaterThanOrEqual(least);
  });

  describe.each(paletteFamilies)('the tint %s', (family) => {
    const { soft, line, strong } = tintColours(family);

    test.each([
      ['text', line[place], TEXT] as const,
      ...WORDS.map((front) => [front, soft[place], TEXT] as const),
      ...EDGES.map((front) => [front, soft[place], CONTROL] as const),
    ])('carries %s', (front, ground, least) => {
      expect(contrastOf(colourOf(front, theme), ground)).toBeGreaterThanOrEqual(
        least,
      );
    });

    test.each([
      ['soft', soft[place]] as const,
      ...GROUNDS.map((name) => [name, colourOf(name, theme)] as const),
    ])('is read on %s', (_name, ground) => {
      expect(contrastOf(strong[place], ground)).toBeGreaterThanOrEqual(TEXT);
    });
  });

  test.each(darkSteps)('white words read well on %s', (step) => {
    expect(
      contrastOf(colourOf('onField', theme), colourOfStep(step)),
    ).toBeGreaterThanOrEqual(TEXT);
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  // From the understanding document of 1.4.3.
  ['#FFFFFF', '#767676', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
});
