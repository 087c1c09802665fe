import { css } from '@emotion/react';
import { colourNamed, familyOf } from '../../styles/palette';
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
 * A sample site's style sheets, as a <style> in the page: Gatsby would put imported ones into every page. It must never
 * move, because browsers load fonts again when layers change.
 */
export function SampleStyle({ layout }: { layout: string | null }) {
  return <style>{baseStyle + layoutOf(layout).css}</style>;
}

/** The theme's sizes as custom properties for the style sheets, such as `--space-4`; its colours already are. */
const themeVariables = Object.fromEntries(
  (['space', 'text', 'font', 'leading', 'radius'] as const).flatMap((group) =>
    Object.entries(theme[group]).map(([step, value]) => [
      `--${group}-${step}`,
      value,
    ]),
  ),
);

/** Families too grey for a tint. */
const GREYS = ['ink', 'stone'];

/** The style sheets' variables: the theme's sizes, the layout's colours and the template's two colours. */
export function sampleVariables(
  { heroFrom, heroTo }: { heroFrom: string; heroTo: string },
  layout: string | null,
) {
  const isGrey = GREYS.includes(familyOf(heroFrom));
  return css(
    themeVariables,
    {
      '--from': colourNamed(heroFrom),
      '--hairline': theme.stroke.thin,
      '--thick': theme.stroke.thick,
      '--height-device': theme.height.device,
    },
    tintStyle(familyOf(isGrey ? heroTo : heroFrom)),
    layoutOf(layout).variables,
  );
}
