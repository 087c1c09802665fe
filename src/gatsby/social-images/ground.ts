import { MARK, markSvg } from '../../brand/mark';
import { WORDMARK } from '../../brand/wordmark';
import { SOCIAL_SIZE } from '../../seo/social-image';
import { colourOfStep, palette } from '../../styles/palette';
import { colourOf } from '../../styles/theme';
import type { Ground } from './pages';

/** What is drawn under the words, as SVG, and the colours of the words. */
export interface DrawnGround {
  svg: string;
  headline: string;
  /** The label and the note. */
  quiet: string;
}

/** The lark, drawn so large that it leaves the picture: its middle, its horizon and its half-circle's radius, in px. */
const LARK = { x: 1006, horizon: 386, radius: 276 } as const;

/** The furrows of its field, as parts of that radius. */
const FURROWS = [0.86, 0.72, 0.58, 0.44, 0.3] as const;

/** Where the picture of a website stands: its left and top edge, and the size it is drawn in, in px. */
export const WINDOW = {
  left: 640,
  top: 122,
  width: 1040,
  height: 546,
  bar: 40,
} as const;

/** Takes what the words stand on; gives it drawn. */
export function drawGround(ground: Ground): DrawnGround {
  const paper = colourOf('page', 'light');
  const sun = colourOf('sunrise', 'dark');
  if (ground.kind === 'website') {
    const [from, to] = [colourOfStep(ground.from), colourOfStep(ground.to)];
    const words = { headline: paper, quiet: paper };
    const parts = `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${sheet('url(#g)')}${windowFrame()}${logo(paper, sun)}`;
    return { ...words, svg: svgOf(parts) };
  }
  const steps = palette[ground.family];
  const isDawn = ground.style === 'dawn';
  const [back, lark, furrow] = isDawn
    ? [steps[900], steps[700], steps[500]]
    : [steps[100], steps[800], steps[600]];
  const light = isDawn ? sun : colourOf('sunrise', 'light');
  const headline = isDawn ? paper : steps[950];
  return {
    svg: svgOf(
      sheet(back) +
        largeLark(lark, light) +
        (ground.style === 'plain' ? '' : furrows(furrow)) +
        logo(headline, light),
    ),
    headline,
    quiet: isDawn ? steps[200] : steps[700],
  };
}

function svgOf(parts: string): string {
  const { width, height } = SOCIAL_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`;
}

function sheet(fill: string): string {
  return `<rect width="100%" height="100%" fill="${fill}"/>`;
}

function largeLark(lark: string, sun: string): string {
  const middle = MARK.size / 2;
  const scale = LARK.radius / (middle - 2);
  return `<g transform="translate(${LARK.x} ${LARK.horizon}) scale(${scale}) translate(-${middle} -${middle})">${markSvg(lark, sun)}</g>`;
}

function furrows(colour: string): string {
  const arcs = FURROWS.map((part) => {
    const radius = LARK.radius * part;
    return `M${LARK.x - radius} ${LARK.horizon}a${radius} ${radius} 0 0 0 ${2 * radius} 0`;
  });
  return `<path d="${arcs.join('')}" fill="none" stroke="${colour}" stroke-width="3"/>`;
}

/** The mark and the name at the lower left, where nothing else stands. */
function logo(word: string, sun: string): string {
  const top = (MARK.size - 20) / 2;
  return `<g transform="translate(61 524) scale(1.5)">${markSvg(word, sun)}<path fill="${word}" transform="translate(40 ${top}) scale(${20 / WORDMARK.height})" d="${WORDMARK.path}"/></g>`;
}

/** A window with three buttons, whose right and lower edges are outside the picture. */
function windowFrame(): string {
  const { left, top, width, height, bar } = WINDOW;
  const middle = top - bar / 2;
  const dots = [26, 50, 74].map(
    (x) =>
      `<circle cx="${left + x}" cy="${middle}" r="7" fill="${palette.stone[300]}"/>`,
  );
  return `<rect x="${left - 10}" y="${top - bar - 10}" width="${width}" height="${height + bar}" rx="30" fill="${palette.ink[950]}" opacity=".25"/><rect x="${left}" y="${top - bar}" width="${width}" height="${height + bar}" rx="20" fill="${colourOf('page', 'light')}"/>${dots.join('')}`;
}
