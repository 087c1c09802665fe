import { darkColours } from '../../styles/colours';

// Drawings as strings of markup, because the video's poster is part of a frame's document (video.tsx).

/** In drawing order: the phone's glow, ladders, body, window, doors, lights, wheels. */
const BODY = `
<radialGradient id="glow">
<stop offset="0" stop-color="${darkColours.glow}"/>
<stop offset="1" stop-color="${darkColours.glow}" stop-opacity="0"/>
</radialGradient>
<path stroke="${darkColours.page}" stroke-width="2" d="M156 44h88M156 39h88M164 37v13M200 39v11M236 37v13M176 39v5M188 39v5M212 39v5M224 39v5"/>
<path fill="${darkColours.onDarkMuted}" d="M150 117V58a8 8 0 0 1 8-8h90l27 29h14a13 13 0 0 1 13 13v25z"/>
<path fill="${darkColours.darkGround}" d="M150 94h152v23H150zM150 58h5v36h-5z" opacity="0.3"/>
<path fill="${darkColours.brandGreenDeep}" d="M188 61c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z"/>
<path fill="${darkColours.darkGround}" d="M224 55h22l24 26h-46z"/>
<path fill="url(#glow)" d="M224 55h22l24 26h-46z"/>
<path fill="${darkColours.page}" d="M227 81V66q3-5 6 0v15zM260 81l-5-9 1-1 6 10z"/>
<path stroke="${darkColours.darkGround}" stroke-width="1" d="M218 54v62M218 86h56v20M225 91h6M250 55l25 26" opacity="0.4"/>
<path fill="${darkColours.glow}" d="M296 95h6v6h-6z" opacity="0.7"/>
<path fill="${darkColours.brandCoral}" d="M152 94h3v10h-3z"/>
<path stroke="${darkColours.darkGround}" stroke-width="26" d="M176 117h0M268 117h0"/>
<path stroke="${darkColours.page}" stroke-width="21" d="M176 117h0M268 117h0"/>
<path stroke="${darkColours.onDarkMuted}" stroke-width="8" d="M176 117h0M268 117h0"/>`;

/** The ringing phone, whose glow lights up the van. */
const TELEPHONE = `
<path fill="url(#glow)" d="M206 28h88v88h-88z" opacity="0.3"/>
<g transform="rotate(8 246 72)">
<path fill="${darkColours.page}" d="M240 60h12v20h-12z"/>
<path fill="${darkColours.onDark}" d="M241 61h10v18h-10z"/>
<path stroke="${darkColours.brandGreenDeep}" stroke-width="5" d="M246 67h0"/>
<path stroke="${darkColours.brandCoral}" stroke-width="3" d="M244 75h0"/>
<path stroke="${darkColours.brandGreen}" stroke-width="3" d="M248 75h0"/>
</g>`;

/** The plumber's van with his phone ringing in it, also for the page About. The wheels end at y = 127.5; the middle is at x = 226. */
export const VAN = BODY + TELEPHONE;

/** The colour of the road, also behind the words below the still. */
export const ROAD = `color-mix(in oklab,${darkColours.dawnHigh} 50%,${darkColours.page})`;

/** The evening sky, and light that falls on surfaces. */
const LIGHTS = `
<linearGradient id="dusk" x2="0" y2="1">
<stop offset="0" stop-color="${darkColours.dawnHigh}"/>
<stop offset="0.55" stop-color="${darkColours.dawnLow}"/>
<stop offset="1" stop-color="${darkColours.brandCoral}"/>
</linearGradient>
<linearGradient id="beam" x2="0" y2="1">
<stop offset="0" stop-color="${darkColours.glow}"/>
<stop offset="1" stop-color="${darkColours.glow}" stop-opacity="0"/>
</linearGradient>`;

const SKY = `
<path fill="url(#dusk)" d="M0-60h320v190H0z"/>
<path fill="${darkColours.onDarkMuted}" d="M52 6h1v1h-1zM118 5h1v1h-1zM176 16h1v1h-1zM204 10h1v1h-1zM304 9h1v1h-1z"/>
<path stroke="${darkColours.brandCoral}" stroke-width="3" d="M96 54h62M140 61h34M262 44h80M292 51h40" opacity="0.35"/>`;

/** A hill and a row of terraced houses in front of it. */
const DISTANCE = `
<path fill="${darkColours.dawnLow}" d="M0 84q70-22 150-6t170-10v60H0z"/>
<path fill="${darkColours.dawnHigh}" d="M108 118V92l9-8 9 8 9-8 5 4v-6h4v9l10 8v19zM290 118V90l9-8 5 4v-6h4v10l12 9v19z"/>
<path fill="${darkColours.glow}" d="M124 93h3v3h-3zM138 94h3v3h-3zM310 95h3v4h-3z" opacity="0.7"/>`;

/** In drawing order: smoke, walls, chimney and roof, gutters, windows, curtains, plumber and door, bars, tap. */
const HOUSE = `
<path stroke="${darkColours.onDarkMuted}" stroke-width="2" d="M93 20q-6-6 0-11t-1-13" opacity="0.2"/>
<path fill="${darkColours.brandGreenDeep}" d="M24 62h86v52H24z"/>
<path fill="${darkColours.darkGround}" d="M86 44V26h3v-4h3v4h2v-4h3v4h3v18zM14 66l17-32h72l17 32z"/>
<path fill="${darkColours.darkLine}" d="M14 66h106v2H14zM31 34h72v1H30z"/>
<path fill="${darkColours.glow}" d="M34 74h17v12H34zM62 74h10v12H62zM83 74h17v12H83zM31 92h26v15H31zM64 92h10v4H64zM82 92h19v15H82z"/>
<path fill="${darkColours.brandCoral}" d="M34 74h5q0 9-5 11zM51 74h-5q0 9 5 11zM83 74h5q0 9-5 11zM100 74h-5q0 9 5 11z" opacity="0.6"/>
<path fill="${darkColours.darkGround}" d="M36 107v-4q0-4 4-4a3 3 0 1 1 3 0q4 0 5 4l4-1v5zM64 97h10v17H64z"/>
<path stroke="${darkColours.brandGreenDeep}" stroke-width="1" d="M42 74v12M67 74v12M91 74v12M91 92v15M82 98h19M50 92v7h5"/>`;

/** In drawing order: kerb, light from the door, hedge, road, street lamp, two wheelie bins. */
const STREET = `
<path fill="${darkColours.darkLine}" d="M0 112h320v6H0z"/>
<path fill="url(#beam)" d="M64 112h10l4 6H62z" opacity="0.5"/>
<path fill="${darkColours.darkGround}" d="M0 117v-6q4-5 8-2q5-4 9 0 5-4 9 0q5-4 9 0 5-4 9 0q5-4 9 0 3-1 5 2v6zM80 117v-5q4-5 8-2q5-4 9 0 5-4 9 0q4-2 6 3v4z"/>
<path fill="${ROAD}" d="M0 118h320v22H0z"/>
<path fill="${darkColours.onDarkMuted}" d="M0 117h320v1H0z" opacity="0.5"/>
<path fill="url(#glow)" d="M-3 4h48v48H-3z" opacity="0.5"/>
<path fill="url(#glow)" d="M-9 119h60v12H-9z" opacity="0.4"/>
<path stroke="${darkColours.page}" stroke-width="2" d="M6 117V33q0-6 6-6h13"/>
<path fill="${darkColours.glow}" d="M15 27h12l-2 3h-8z"/>
<path fill="${darkColours.page}" d="M116 101h10l-1 16h-8zM115 98h12v2h-12z"/>
<path fill="${darkColours.brandGreen}" d="M129 101h10l-1 16h-8zM128 98h12v2h-12z"/>`;

/** Reflections on the wet road and the van's shadow. */
const REFLECTIONS = `
<path stroke="${darkColours.glow}" stroke-width="1" d="M82 122h19M86 125h12M8 122h26M14 125h16" opacity="0.3"/>
<path stroke="${darkColours.brandCoral}" stroke-width="1" d="M140 123h12M142 126h8" opacity="0.5"/>
<path fill="${darkColours.page}" d="M144 122h168l-10 6H156z" opacity="0.5"/>`;

/** The video's poster: 8pm, a plumber at work in a lit house, his phone in the van. Crops from the top, so that everything below the roofs stays visible. */
export const VIDEO_STILL =
  `<svg viewBox="0-40 320 180" preserveAspectRatio="xMidYMax slice" fill="none" stroke-linecap="round" aria-hidden="true">${
    LIGHTS + SKY + DISTANCE + HOUSE + STREET + REFLECTIONS + VAN
  }</svg>`.replaceAll('\n', '');
