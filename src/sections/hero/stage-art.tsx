import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import Star from 'lucide-react/icons/star';
import { drawingOnly, halfCircle } from '../../components/media/decoration';

/**
 * Half-discs behind a panel, in rem: 0 0 is where the panel's left edge meets the end of the coloured ground, up is
 * negative. A `bowl` hangs from its flat side as the brand's field does, all others stand on it as its sun does; `lines`
 * are furrows without a surface, `sun` is the sun itself, and `field` is a field from edge to edge with furrows below the sun.
 */
interface Disc {
  x: number;
  y: number;
  r: number;
  look?: 'bowl' | 'lines' | 'sun' | 'field';
}

const SCENES: Record<string, Disc[]> = {
  call: [
    { x: 3, y: 0, r: 19, look: 'lines' },
    { x: 3, y: 0, r: 15 },
  ],
  chat: [
    { x: -16.5, y: -8, r: 10, look: 'bowl' },
    { x: 3.5, y: -8, r: 10, look: 'bowl' },
  ],
  campaign: [
    { x: -14, y: -6, r: 36, look: 'field' },
    { x: -14, y: -6, r: 7, look: 'sun' },
  ],
  hub: [
    { x: 14, y: 0, r: 30 },
    { x: -3, y: 0, r: 9, look: 'sun' },
  ],
  inbox: [
    { x: -24, y: 0, r: 7 },
    { x: -6, y: 0, r: 11 },
  ],
  payments: [{ x: 0, y: 0, r: 13 }],
  pipeline: [{ x: 0, y: 0, r: 7 }],
  reviews: [{ x: -14, y: -22, r: 31, look: 'bowl' }],
  workflow: [
    { x: -43, y: 0, r: 11 },
    { x: 43, y: 0, r: 11 },
  ],
};

/** The distance between two furrows. */
const STEP = 2;

/** What stands behind a panel: half-discs with furrows, arranged differently for each kind of panel. */
export function StageArt({ scene }: { scene: string }) {
  return (
    <svg
      viewBox="-60 -48 120 48"
      css={artStyle}
      data-scene={scene}
      aria-hidden="true"
    >
      {SCENES[scene]?.map(({ x, y, r, look }) => {
        const side = look === 'bowl' || look === 'field' ? 'below' : 'above';
        const furrows = Array.from(
          { length: Math.floor(r / STEP) - 1 },
          (_, index) => halfCircle(x, y, r - (index + 1) * STEP, side),
        );
        return (
          <g key={`${x} ${r} ${side}`}>
            {look !== 'lines' && (
              <path
                d={
                  look === 'field'
                    ? `M-400 ${y}h800v${-y}h-800z`
                    : halfCircle(x, y, r, side)
                }
                css={look === 'sun' ? sunStyle : undefined}
              />
            )}
            {look !== 'sun' && <path d={furrows.join('')} css={furrowStyle} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The figure that a hero is about, very large beside its panel, which says it again to screen readers. */
export function FigureArt({ children }: { children: string }) {
  return (
    <p css={figureStyle} aria-hidden="true">
      {children}
      <Star size="0.4em" fill="currentColor" />
    </p>
  );
}

const artStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    maxWidth: 'none',
    fill: 'var(--stage-disc)',
    zIndex: -1,
    // Sideways there is no end; lines don't run over the end of the ground.
    overflow: 'visible',
    clipPath: 'inset(-20rem -200vw 0)',
    ...drawingOnly(theme),
    // On narrow screens the discs look over the panel's top.
    left: '60%',
    top: 0,
    width: '60rem',
    marginLeft: '-30rem',
    marginTop: '-20rem',
    [theme.media.narrow]: {
      clipPath: 'inset(-20rem -200vw 4rem)',
      // A horizon would be behind the words here, a large disc too, and of bowls there would be slabs.
      '&:is([data-scene="campaign"], [data-scene="hub"], [data-scene="chat"], [data-scene="reviews"])':
        { display: 'none' },
    },
    [theme.media.wide]: {
      top: 'auto',
      left: 0,
      bottom: 'var(--stage-foot)',
      width: '120rem',
      marginLeft: '-60rem',
    },
  });

const sunStyle = (theme: Theme) => css({ fill: theme.colour.sunrise });

const furrowStyle = css({
  fill: 'none',
  stroke: 'var(--stage-furrow)',
  strokeWidth: 0.125,
});

const figureStyle = (theme: Theme) =>
  css({
    display: 'none',
    margin: 0,
    fontFamily: theme.font.display,
    fontSize: `calc(${theme.text.giant} * 1.2)`,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.05em',
    color: theme.tint.strong,
    svg: { color: theme.colour.star },
    [theme.media.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[4],
    },
  });
