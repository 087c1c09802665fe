import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { palette } from '../../styles/palette';
import { colourOf } from '../../styles/theme';
import { escapeHtml } from '../text/escape-html';

export const fragment = graphql`
  fragment VideoFields on Video {
    title
    play
    notice
    fallback
  }
`;

interface VideoProps {
  video: Queries.VideoFieldsFragment;
  src: string;
}

/**
 * A video that loads nothing from its host before a visitor presses play, and needs no JavaScript. A page can't tell
 * whether the host answers, so there is always a plain link below.
 */
export function Video({ video, src }: VideoProps) {
  return (
    <>
      <iframe
        css={frameStyle}
        src={src}
        srcDoc={videoPoster(src, video)}
        title={video.title}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
      />
      <p css={fallbackStyle}>
        <a href={src} target="_blank" rel="noopener">
          {video.fallback}
        </a>
      </p>
    </>
  );
}

/** The document in a video's frame before it plays: a link over a drawn sunrise, with styles of its own. */
function videoPoster(
  src: string,
  { play, notice }: VideoProps['video'],
): string {
  const address = new URL(src);
  address.searchParams.set('autoplay', '1');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escapeHtml(play)}</title><style>${STYLE}</style>
<a href="${escapeHtml(address.href)}">${SCENE}<i>${PLAY_SIGN}</i><b>${escapeHtml(play)}</b> <span>${escapeHtml(notice)}</span></a></html>`;
}

const { ink, amber, coral, sage } = palette;
const paper = colourOf('onField', 'light');

// The text stands on the dark part of the sky. On a phone there is no room for the sun, which would be behind it.
const STYLE = `html,body{height:100%;margin:0}
a{position:relative;display:grid;place-content:center;justify-items:center;gap:.25rem;height:100%;padding:.75rem 1rem 16%;
box-sizing:border-box;overflow:hidden;font:.8125rem/1.35 system-ui,sans-serif;color:${paper};
text-align:center;text-decoration:none;background:linear-gradient(${ink[900]},${coral[800]} 62%,${amber[500]} 84%)}
a:focus-visible{outline:.2rem solid ${paper};outline-offset:-.5rem}
svg.scene{position:absolute;inset:auto 0 0;width:100%;height:34%}circle{display:none}
i{position:relative;display:grid;place-items:center;width:clamp(2.5rem,8vw,4.5rem);aspect-ratio:1;border-radius:50%;margin-bottom:.375rem;
background:linear-gradient(100deg,${amber[300]},${coral[300]});color:${ink[950]}}
i svg{width:40%}b,span{position:relative;max-width:26rem;text-wrap:balance}b{font-size:1.0625rem}
@media(min-width:36rem){a{gap:.5rem;font-size:.9375rem;padding-bottom:18%}b{font-size:1.5rem}i{margin-bottom:.75rem}circle{display:inline}}`;

const SCENE = `<svg class="scene" viewBox="0 0 800 200" preserveAspectRatio="none" aria-hidden="true"><circle cx="640" cy="70" r="40" fill="${amber[200]}"/><path fill="${sage[700]}" d="M0 90C180 20 330 60 480 78S720 40 800 66V200H0z"/><path fill="${sage[800]}" d="M0 120c200-40 380 30 560 6s180-20 240-4V200H0z"/><path fill="${ink[950]}" d="M0 150c240-30 420 20 800-10V200H0z"/></svg>`;

const PLAY_SIGN = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M7 4l14 8-14 8z"/></svg>`;

const fallbackStyle = (theme: Theme) =>
  css({
    margin: `${theme.space[3]} 0 0`,
    fontSize: theme.text.small,
    textAlign: 'center',
  });

const frameStyle = (theme: Theme) =>
  css({
    width: '100%',
    maxWidth: theme.width.video,
    marginInline: 'auto',
    aspectRatio: '16 / 9',
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.colour.field,
    boxShadow: theme.shadow.large,
  });
