import type { ColourToken } from '../../styles/colours';
import { colourOf, colourTokens } from '../../styles/colours';

// A still of the video, for its poster: 8pm, a plumber at work in a lit house, and his telephone ringing in the van.
// Markup instead of components, because it goes into the document of a frame (video.tsx).

/** The colours of the dark theme: in the video it is always night. */
export const night = Object.fromEntries(
  colourTokens.map((token) => [token, colourOf(token, 'dark')]),
) as Record<ColourToken, string>;

/** The colour of the road, which continues behind the poster's words. */
export const ROAD = `color-mix(in oklab,${night.sky} 50%,${night.page})`;

const faded = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '');

const shape = (fill: string, d: string, opacity = 1) =>
  `<path fill="${fill}" d="${d}"${faded(opacity)}/>`;

/** Its ends are round, so that a line without length is a disc. */
const line = (stroke: string, width: number, d: string, opacity = 1) =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${d}"${faded(opacity)}/>`;

const stop = (offset: number, stopColour: string) =>
  `<stop offset="${offset}" stop-color="${stopColour}"/>`;

const LAMPLIGHT = `${stop(0, night.glow)}<stop offset="1" stop-color="${night.glow}" stop-opacity="0"/>`;

/** The sky at dusk; light that falls on something; the light around the telephone. */
const LIGHTS = `<linearGradient id="d" x2="0" y2="1">${
  stop(0, night.sky) + stop(0.55, night.skyLow) + stop(1, night.accent)
}</linearGradient><linearGradient id="b" x2="0" y2="1">${LAMPLIGHT}</linearGradient><radialGradient id="g">${LAMPLIGHT}</radialGradient>`;

const DUSK = 'url(#d)';
const BEAM = 'url(#b)';
const GLOW = 'url(#g)';

const STARS =
  'M52-9h1v1h-1zM118 5h1v1h-1zM176-15h1v1h-1zM204 10h1v1h-1zM304 9h1v1h-1z';

const SKY =
  shape(DUSK, 'M0-60h320v190H0z') +
  shape(night.onDarkMuted, STARS) +
  line(night.accent, 3, 'M96 54h62M140 61h34M262 44h80M292 51h40', 0.35);

const TERRACE =
  'M108 118V92l9-8 9 8 9-8 5 4v-6h4v9l10 8v19zM290 118V90l9-8 5 4v-6h4v10l12 9v19z';

/** A hill, and a terrace in front of it. */
const DISTANCE =
  shape(night.skyLow, 'M0 84q70-22 150-6t170-10v40H0z') +
  shape(night.sky, TERRACE) +
  shape(night.glow, 'M124 93h3v3h-3zM138 94h3v3h-3zM310 95h3v4h-3z', 0.7);

const CHIMNEY = 'M86 44V26h3v-4h3v4h2v-4h3v4h3v18z';
const ROOF = 'M14 66l17-32h72l17 32z';
const UPPER_WINDOWS = 'M34 74h17v12H34zM62 74h10v12H62zM83 74h17v12H83z';
const LOWER_WINDOWS = 'M31 92h26v15H31zM64 92h10v4H64zM82 92h19v15H82z';
const CURTAINS =
  'M34 74h5q0 9-5 11zM51 74h-5q0 9 5 11zM83 74h5q0 9-5 11zM100 74h-5q0 9 5 11z';
const BARS = 'M42 74v12M67 74v12M91 74v12M91 92v15M82 98h19';
const TAP = 'M50 92v7h5';
const PLUMBER = 'M36 107v-4q0-4 4-4a3 3 0 1 1 3 0q4 0 5 4l4-1v5z';
const DOOR = 'M64 97h10v17H64z';

const HOUSE =
  line(night.onDarkMuted, 2, 'M93 20q-6-6 0-11t-1-13', 0.2) +
  shape(night.brandDeep, 'M24 62h86v52H24z') +
  shape(night.darkGround, CHIMNEY + ROOF) +
  shape(night.darkLine, 'M14 66h106v2H14zM31 34h72v1H30z') +
  shape(night.glow, UPPER_WINDOWS + LOWER_WINDOWS) +
  shape(night.accent, CURTAINS, 0.6) +
  shape(night.darkGround, PLUMBER + DOOR) +
  line(night.brandDeep, 1, BARS + TAP);

const BUSH = 'q5-4 9 0 5-4 9 0';
const HEDGE = `M0 117v-9q4-5 8-2${BUSH}${BUSH}q5-4 9 0 3-1 5 2v9zM80 117v-8q4-5 8-2${BUSH}q4-2 6 3v7z`;
const BIN = '101h10l-1 16h-8z';

const STREET =
  shape(night.darkLine, 'M0 112h320v6H0z') +
  shape(BEAM, 'M64 112h10l4 6H62z', 0.5) +
  shape(night.darkGround, HEDGE) +
  shape(ROAD, 'M0 118h320v22H0z') +
  shape(night.onDarkMuted, 'M0 117h320v1H0z', 0.5) +
  shape(BEAM, 'M15 29h12l30 104H-15z', 0.3) +
  line(night.page, 2, 'M6 117V33q0-6 6-6h13') +
  shape(night.glow, 'M15 27h12l-2 3h-8z') +
  // Two wheelie bins.
  shape(night.page, `M116 ${BIN}M115 98h12v2h-12z`) +
  shape(night.brand, `M129 ${BIN}M128 98h12v2h-12z`);

/** Reflections of lights in the wet road. */
const REFLECTIONS =
  line(night.glow, 1, 'M82 122h19M86 125h12M8 122h26M14 125h16', 0.3) +
  line(night.accent, 1, 'M140 123h12M142 126h8', 0.5);

const RACK = 'M156 44h88M156 39h88M164 37v13M200 39v11M236 37v13';
const RUNGS = 'M176 39v5M188 39v5M212 39v5M224 39v5';
const BODY = 'M150 117V58a8 8 0 0 1 8-8h90l27 29h14a13 13 0 0 1 13 13v25z';
const DROP = 'M188 61c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z';
const CAB_WINDOW = 'M224 55h22l24 26h-46z';
const SEAT_AND_WHEEL = 'M227 81V66q3-5 6 0v15zM260 81l-5-9 1-1 6 10z';
const DOORS = 'M218 54v62M218 86h56v20M225 91h6M250 55l25 26';
const WHEELS = 'M176 117h0M268 117h0';

const VAN =
  shape(night.page, 'M144 122h168l-10 6H156z', 0.5) +
  line(night.page, 2, RACK + RUNGS) +
  shape(night.onDarkMuted, BODY) +
  shape(night.darkGround, 'M150 94h152v23H150zM150 58h5v36h-5z', 0.3) +
  shape(night.brandDeep, DROP) +
  shape(night.darkGround, CAB_WINDOW) +
  shape(GLOW, CAB_WINDOW) +
  shape(night.page, SEAT_AND_WHEEL) +
  line(night.darkGround, 1, DOORS, 0.4) +
  shape(night.glow, 'M296 95h6v6h-6z', 0.7) +
  shape(night.accent, 'M150 94h3v10h-3z') +
  line(night.darkGround, 26, WHEELS) +
  line(night.page, 21, WHEELS) +
  line(night.onDarkMuted, 8, WHEELS);

/** The ringing telephone, and its light in the van. */
const TELEPHONE = `${shape(GLOW, 'M206 28h88v88h-88z', 0.3)}<g transform="rotate(8 246 72)">${
  shape(night.page, 'M240 60h12v20h-12z') +
  shape(night.onDark, 'M241 61h10v18h-10z') +
  line(night.brandDeep, 5, 'M246 67h0') +
  line(night.accent, 3, 'M244 75h0') +
  line(night.brand, 3, 'M248 75h0')
}</g>`;

/** Cropped from the top, so that everything below the roofs stays. */
export const VIDEO_STILL = `<svg viewBox="0-40 320 180" preserveAspectRatio="xMidYMax slice" fill="none" stroke-linecap="round" aria-hidden="true">${
  LIGHTS + SKY + DISTANCE + HOUSE + STREET + REFLECTIONS + VAN + TELEPHONE
}</svg>`;
