import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MARK } from '../../brand/mark';
import { colourVariables, theme } from '../../styles/theme';
import { escapeHtml } from '../text/escape-html';
import { FIELD, FURROWS, VIEW_BOX, pictureSky } from './landscape';

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
  /** What links that play it in its frame have as their target. */
  name?: string;
}

/**
 * A video that loads nothing from its host before a visitor presses play, and needs no JavaScript. A page can't tell
 * whether the host answers, so there is always a plain link below.
 */
export function Video({ video, src, name }: VideoProps) {
  return (
    <>
      <iframe
        css={frameStyle}
        name={name}
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
<a href="${escapeHtml(address.href)}"><div>${SCENE}<i>${PLAY_SIGN}</i><b>${escapeHtml(play)}</b> <span>${escapeHtml(notice)}</span></div></a></html>`;
}

/** Where the horizon of the poster is: a share of its height, from above. */
const POSTER_HORIZON = 0.46;

/** The colours that the scene needs; a choice of theme on the page doesn't reach into the frame in every browser. */
const COLOURS = (
  [
    ...['sky', 'skyLow', 'sunrise', 'field', 'lark'],
    ...['furrow', 'onField', 'onFieldMuted', 'action', 'actionEnd', 'onAction'],
  ] as const
)
  .map((token) => `--${token}:${colourVariables[`--${token}`]}`)
  .join(';');

const { colour } = theme;

/** Behind the scene: of another colour it would be a fringe at the frame's round corners. */
const CORNERS = `linear-gradient(${colour.sky} 50%, ${colour.field} 50%)`;

// The words stand on the field. A phone has no room for the lark beside them.
const STYLE = `:root{color-scheme:light dark;${COLOURS};background:${CORNERS}}
html,body{height:100%;margin:0}
a{display:flex;flex-direction:column;justify-content:end;height:100%;overflow:hidden;font:.8125rem/1.35 system-ui,sans-serif;
color:${colour.onFieldMuted};text-decoration:none;background:${pictureSky(theme)}}
a:focus-visible{outline:.2rem solid ${colour.onField};outline-offset:-.5rem}
div{position:relative;display:grid;grid-template-columns:auto 1fr;align-content:center;gap:.125rem .75rem;min-height:${100 * (1 - POSTER_HORIZON)}vh;padding:.75rem 1rem;box-sizing:border-box;background:${colour.field}}
svg{display:block}.scene{position:absolute;width:52vw;top:-26vw;right:8vw;overflow:visible}
.sun{fill:${colour.sunrise}}.field{fill:${colour.field}}.lark{fill:${colour.lark}}path[stroke-width]{fill:none;stroke:${colour.furrow}}
.lark,.lark+path{display:none}
i{position:relative;grid-row:1/3;align-self:center;display:grid;place-items:center;width:clamp(2.75rem,8vw,4.5rem);aspect-ratio:1;border-radius:50%;
background:linear-gradient(100deg,${colour.action},${colour.actionEnd});color:${colour.onAction}}
i svg{width:40%}b,span{position:relative;text-wrap:balance}b{align-self:end;font-size:1.0625rem;color:${colour.onField}}
@media(min-width:36rem){div{padding:1rem 48vw 1rem 5vw;gap:.25rem 1.25rem;font-size:.9375rem}b{font-size:1.5rem}
.scene{width:38vw;top:-19vw;right:5vw}.lark,.lark+path{display:inline}}
@media(forced-colors:active){.scene{display:none}}`;

const SCENE = `<svg class="scene" viewBox="${VIEW_BOX}" aria-hidden="true"><circle class="sun" cx="23" cy="16" r="7"/><path class="field" d="${FIELD}"/><path class="lark" d="${MARK.lark}"/><path stroke-width=".16" d="${FURROWS}"/></svg>`;

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
    background: CORNERS,
    boxShadow: theme.shadow.large,
  });
