import { darkColours } from '../../styles/colours';

// The plumber's van with his phone ringing in it, for the video's still and the page About. A string of markup, because
// the still is part of a frame's document (video.tsx).

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

/** The wheels end at y = 127.5; the middle is at x = 226. */
export const VAN = BODY + TELEPHONE;
