import { css } from '@emotion/react';
import { columns, drawingOnly } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Lark } from './lark';

/** The lengths of wire: two make a wire on wide screens. */
const LENGTHS = [0, 1, 2, 3, 4, 5];
const WIDTH = 600;

/** From one edge of the window to the other, lowest at 600 0, where two lengths meet. */
const WIRE = 'M-800-34Q600 34 2000-34';
const heightAt = (x: number) => -34 * ((x - WIDTH) / 1400) ** 2;

/** Decoration: larks on telephone wires, unevenly spaced. */
export function WireArt({ count }: { count: number }) {
  return (
    <div css={artStyle} aria-hidden="true">
      {LENGTHS.map((length) => {
        const left = (length % 2) * WIDTH;
        const seats = Math.ceil((count - length) / LENGTHS.length);
        return (
          <svg key={length} viewBox={`${left} -114 ${WIDTH} 116`}>
            <path d={WIRE} fill="none" stroke={theme.colour.textMuted} />
            {Array.from({ length: seats }, (_, seat) => {
              // A fixed pseudo-random number, so that server and browser draw alike.
              const chance = Math.sin(5 * length + 30 * seat);
              const x = left + (WIDTH / seats) * (seat + 0.5 + 0.2 * chance);
              const place = `${x.toFixed()} ${heightAt(x).toFixed(1)}`;
              const side = chance > -0.3 ? 1.8 : -1.8;
              return (
                <g
                  key={seat}
                  transform={`translate(${place}) scale(${side} 1.8)`}
                >
                  <Lark pose={length + seat} />
                </g>
              );
            })}
          </svg>
        );
      })}
    </div>
  );
}

const artStyle = css(columns({ medium: '1fr 1fr' }), {
  ...drawingOnly,
  svg: { width: '100%', overflow: 'visible' },
});
