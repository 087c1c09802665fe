import type { ComponentProps } from 'react';
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

// The border between two ways of styling. Inside, in blocks/ and parts/, components have class names and style sheets
// style them, because a layout may restyle any part; styles/sample.css lists the classes. Outside, as everywhere else,
// components have Emotion's `css` prop. ESLint refuses each on the other side.
//
// A rule of a layout outweighs those of styles/, whatever their selectors, since they are in cascade layers: `elements`
// (src/styles/elements.ts), `sample`, `layout`. Emotion's rules are in none, and outweigh them all.

const baseStyle = sample + parts + blocks + cards + controls + rota;

/**
 * A sample site's style sheets, as a <style> in the page: Gatsby would put imported ones into every page. It must never
 * move, because browsers load fonts again when layers change.
 */
export function SampleStyle({ layout }: { layout?: string | null }) {
  return <style>{baseStyle + layoutOf(layout).css}</style>;
}

interface SampleRootProps extends ComponentProps<'div'> {
  template: { heroFrom: string; heroTo: string };
  layout?: string | null | undefined;
}

/** The element that style sheets style with all inside; it has their variables. */
export function SampleRoot({ template, layout, ...rest }: SampleRootProps) {
  return (
    <div
      className="sample"
      css={[themeVariables, siteVariables(template, layout)]}
      {...rest}
    />
  );
}

/** The theme's sizes as custom properties, such as `--space-4`; its colours already are. */
const themeVariables = css(
  Object.fromEntries(
    (
      [
        'space',
        'text',
        'font',
        'leading',
        'radius',
        'stroke',
        'height',
      ] as const
    ).flatMap((group) =>
      Object.entries(theme[group]).map(([step, value]) => [
        `--${group}-${step}`,
        value,
      ]),
    ),
  ),
);

const GREYS = ['ink', 'stone'];

/** The template's main colour and its tint, the layout's face and colours. */
function siteVariables(
  { heroFrom, heroTo }: SampleRootProps['template'],
  layout: SampleRootProps['layout'],
) {
  const { face, variables } = layoutOf(layout);
  // A grey has no tint, so the second colour's is taken.
  const isGrey = GREYS.includes(familyOf(heroFrom));
  return css(
    { '--brand': colourNamed(heroFrom) },
    tintStyle(familyOf(isGrey ? heroTo : heroFrom)),
    face && { '--heading-font': face.family },
    variables,
  );
}
