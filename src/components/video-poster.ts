import { palette } from '../styles/palette';
import { colourOf } from '../styles/theme';

/**
 * Takes a video's address and what its play link says; gives the small page that stands in the frame until the video
 * does: a link over a field at first light. It is a document of its own, so it brings its own styles.
 */
export function videoPoster(src: string, play: string): string {
  const address = new URL(src);
  address.searchParams.set('autoplay', '1');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escapeHtml(play)}</title><style>${STYLE}</style>
<a href="${escapeHtml(address.href)}">${SCENE}<b>${PLAY_SIGN}</b><span>${escapeHtml(play)}</span></a></html>`;
}

const { ink, amber, coral, sage } = palette;
const paper = colourOf('onField', 'light');

const STYLE = `html,body{height:100%;margin:0}
a{position:relative;display:grid;place-content:center;justify-items:center;gap:.75rem;height:100%;padding:1rem 1rem 24%;
box-sizing:border-box;overflow:hidden;font:600 clamp(.875rem,2.4vw,1.0625rem)/1.35 system-ui,sans-serif;color:${paper};
text-align:center;text-decoration:none;background:linear-gradient(${ink[900]},${coral[800]} 55%,${amber[500]} 78%)}
a:focus-visible{outline:.2rem solid ${paper};outline-offset:-.5rem}
svg.scene{position:absolute;inset:auto 0 0;width:100%;height:46%}
b{position:relative;display:grid;place-items:center;width:clamp(3rem,9vw,4.5rem);aspect-ratio:1;border-radius:50%;
background:linear-gradient(100deg,${amber[300]},${coral[300]});color:${ink[950]}}
b svg{width:40%}span{position:relative;max-width:30rem}`;

const SCENE = `<svg class="scene" viewBox="0 0 800 200" preserveAspectRatio="none" aria-hidden="true"><circle cx="560" cy="60" r="46" fill="${amber[200]}"/><path fill="${sage[700]}" d="M0 90C180 20 330 60 480 78S720 40 800 66V200H0z"/><path fill="${sage[800]}" d="M0 120c200-40 380 30 560 6s180-20 240-4V200H0z"/><path fill="${ink[950]}" d="M0 150c240-30 420 20 800-10V200H0z"/></svg>`;

const PLAY_SIGN = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M7 4l14 8-14 8z"/></svg>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
