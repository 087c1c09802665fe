import { css } from '@emotion/react';
import { colourOfStep, familyOfStep } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { layoutOf } from './layouts/layouts';
import blocks from './styles/blocks.css?raw';
import cards from './styles/cards.css?raw';
import controls from './styles/controls.css?raw';
import opening from './styles/opening.css?raw';
import sample from './styles/sample.css?raw';
import software from './styles/software.css?raw';

const baseStyle = sample + opening + blocks + cards + controls + software;

/**
 * The style sheets of a sample site, in the page itself: only pages with the site have them. Gatsby would put imported
 * style sheets into every page. Once in a page, and never moved: browsers load fonts again when layers come or go.
 */
export function SampleStyle({ layout }: { layout: string | null }) {
  return <style>{baseStyle + layoutOf(layout).css}</style>;
}

/** The steps of the theme that style sheets use, such as `--space-4`; its colours are custom properties anyway. */
const themeVariables = Object.fromEntries(
  (['space', 'text', 'font', 'leading', 'radius'] as const).flatMap((group) =>
    Object.entries(theme[group]).map(([step, value]) => [
      `--${group}-${step}`,
      value,
    ]),
  ),
);

/** Colour families that are too grey for a tint. */
const GREYS = ['ink', 'stone'];

/** The variables of the style sheets: the theme, the layout's colours, and the template's, named as in data/. */
export function sampleVariables(
  { heroFrom, heroTo }: { heroFrom: string; heroTo: string },
  layout: string | null,
) {
  const isGrey = GREYS.includes(familyOfStep(heroFrom));
  return css(
    themeVariables,
    {
      '--from': colourOfStep(heroFrom),
      '--hairline': theme.line,
      '--thick': theme.thick,
      '--height-device': theme.height.device,
    },
    tintStyle(familyOfStep(isGrey ? heroTo : heroFrom)),
    layoutOf(layout).variables,
  );
}
