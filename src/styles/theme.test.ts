/** @jest-environment node */
import { darkSteps, PALETTE_FAMILIES } from '../content/constants';
import { colourOf, type ColourToken, tintColours } from './colours';
import { colourNamed } from './palette';

/** WCAG 2.2, 1.4.3: contrast of text. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: contrast of control borders and focus rings. */
const CONTROL = 3;

/** In the dark theme each is lighter than the one before. */
const BACKGROUNDS = ['page', 'sunken', 'surface', 'raised'] as const;
const SKY = ['dawnHigh', 'dawnLow'] as const;
const TEXTS = ['text', 'textMuted', 'link', 'success', 'danger'] as const;
const BORDERS = ['control', 'focus'] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const place = theme === 'light' ? 0 : 1;
  const onEach = (
    backgrounds: readonly ColourToken[],
    fronts: readonly ColourToken[],
    least: number,
  ) =>
    backgrounds.flatMap((background) =>
      fronts.map((front) => [front, background, least] as const),
    );

  test.each([
    ...onEach(BACKGROUNDS, [...TEXTS, 'info'], TEXT),
    ...onEach([...BACKGROUNDS, ...SKY], ['focus', 'control'], CONTROL),
    ...onEach(SKY, ['text', 'textMuted'], TEXT),
    ...onEach(BACKGROUNDS, ['star'], CONTROL),
    ...onEach(['action', 'actionEnd'], ['onAction'], TEXT),
    ...onEach(['highlight'], ['text'], TEXT),
    ...onEach(['yellow'], ['onYellow'], TEXT),
    ...onEach(
      ['darkGround', 'brandGreenDeep'],
      ['onDark', 'onDarkMuted'],
      TEXT,
    ),
  ])('%s on %s has a contrast of at least %d:1', (front, background, least) => {
    expect(
      contrastOf(colourOf(front, theme), colourOf(background, theme)),
    ).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ...onEach(['darkGround'], ['link', 'success', 'danger'], TEXT),
    ...onEach(['darkGround'], ['focus', 'control'], CONTROL),
  ])(
    'the dark %s on %s has a contrast of at least %d:1',
    (front, ground, least) => {
      expect(
        contrastOf(colourOf(front, 'dark'), colourOf(ground, theme)),
      ).toBeGreaterThanOrEqual(least);
    },
  );

  describe.each(PALETTE_FAMILIES)('the tint %s', (family) => {
    const { soft, line, strong } = tintColours(family);

    test.each([
      ['text', line[place], TEXT] as const,
      ...TEXTS.map((front) => [front, soft[place], TEXT] as const),
      ...BORDERS.map((front) => [front, soft[place], CONTROL] as const),
    ])('has enough contrast with %s', (front, background, least) => {
      expect(
        contrastOf(colourOf(front, theme), background),
      ).toBeGreaterThanOrEqual(least);
    });

    test.each([
      ['soft', soft[place]] as const,
      ...BACKGROUNDS.map((name) => [name, colourOf(name, theme)] as const),
    ])('is readable on %s', (_name, background) => {
      expect(contrastOf(strong[place], background)).toBeGreaterThanOrEqual(
        TEXT,
      );
    });
  });

  test('yellow is what everybody calls yellow', () => {
    const hue = warmHueOf(colourOf('yellow', theme));
    expect(hue).toBeGreaterThanOrEqual(45);
    expect(hue).toBeLessThanOrEqual(60);
  });

  test.each(darkSteps)('white text is readable on %s', (step) => {
    expect(
      contrastOf(colourOf('onDark', theme), colourNamed(step)),
    ).toBeGreaterThanOrEqual(TEXT);
  });
});

test.each(
  BACKGROUNDS.slice(1).map(
    (level, index) => [level, BACKGROUNDS[index] ?? 'page'] as const,
  ),
)('in the dark theme %s is distinguishable from %s', (level, lower) => {
  expect(luminance(colourOf(level, 'dark'))).toBeGreaterThan(
    luminance(colourOf(lower, 'dark')),
  );
  expect(
    contrastOf(colourOf(level, 'dark'), colourOf(lower, 'dark')),
  ).toBeGreaterThanOrEqual(1.12);
});

/** The WCAG 2.2 contrast ratio of two "#rrggbb" colours, 1 to 21. */
function contrastOf(...colours: [string, string]): number {
  const [dark = NaN, light = NaN] = colours
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = channelsOf(colour).map(
    (channel) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The hue of a colour from red to yellow, in degrees: 0 to 60. */
function warmHueOf(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = channelsOf(colour);
  return (60 * (green - blue)) / (red - blue);
}

/** The red, green and blue of a "#rrggbb" colour, 0 to 1. */
const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255);
