import { css } from '@emotion/react';
import { halfCircle } from '../../components/media/landscape';
import { VAN } from '../../components/media/video-still';
import { hiddenInPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** Its radius. */
const SUN = 84;

/** Decoration: a plumber's van on the horizon in front of the sun, with his phone ringing in it. */
export function VanArt() {
  return (
    <svg viewBox="-86 -86 172 86" css={artStyle} aria-hidden="true">
      <path d={halfCircle(0, 0, SUN, 'above')} fill={theme.colour.brandCoral} />
      <g
        transform="scale(.72) translate(-226 -127.5)"
        fill="none"
        strokeLinecap="round"
        dangerouslySetInnerHTML={{ __html: VAN }}
      />
    </svg>
  );
}

const artStyle = css(hiddenInPrint, { width: '100%' });
