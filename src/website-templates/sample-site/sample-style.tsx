import { css } from '@emotion/react';
import { colourNamed, familyOf } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { layoutOf } from './layouts/layouts';
import blocks from './styles/blocks.css?raw';
import cards from './styles/cards.css?raw';
import controls from './styles/controls.css?raw';
import parts from './styles/parts.css?raw';
import rota from './styles/rota.css?raw';
import sample from './styles/sample.css?raw';

const baseStyle = sample + parts + blocks + cards + controls + rota;

/**
 * A sample site's style sheets, as a <style> in the page: Gatsby would put imported ones into every page. It must never
 * move, because browsers load fonts again when layers change.
 */
export function SampleStyle({ layout }: { layout?: string | null }) {
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

const GREYS = ['ink', 'stone'];

/** The style sheets' variables: the theme's sizes, the template's main colour and its tint, the layout's face and colours. */
export function sampleVariables(
  { heroFrom, heroTo }: { heroFrom: string; heroTo: string },
  layoutName?: string | null,
) {
  const { face, variables } = layoutOf(layoutName);
  // A grey has no tint, so the second colour's is taken.
  const isGrey = GREYS.includes(familyOf(heroFrom));
  return css(
    themeVariables,
    {
      '--brand': colourNamed(heroFrom),
      '--hairline': theme.stroke.thin,
      '--thick': theme.stroke.thick,
      '--height-device': theme.height.device,
    },
    tintStyle(familyOf(isGrey ? heroTo : heroFrom)),
    face && { '--heading-font': face.family },
    variables,
  );
}
