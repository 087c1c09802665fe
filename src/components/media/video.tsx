import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { colourVariables } from '../../styles/colours';
import { textFontRule } from '../../styles/fonts';
import { theme } from '../../styles/theme';
import { escapeHtml } from '../text/escape-html';
import { pictureSky } from './landscape';

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

/** The document in a video's frame before it plays: a link over a horizon, with styles of its own. */
function videoPoster(
  src: string,
  { play, notice }: VideoProps['video'],
): string {
  const address = new URL(src);
  address.searchParams.set('autoplay', '1');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escapeHtml(play)}</title><style>${STYLE}</style>
<a href="${escapeHtml(address.href)}"><div><i>${PLAY_SIGN}</i><b>${escapeHtml(play)}</b> <span>${escapeHtml(notice)}</span></div></a></html>`;
}

/** The colours that the poster needs; a choice of theme on the page doesn't reach into the frame in every browser. */
const COLOURS = (
  [
    ...['sky', 'skyLow', 'lark'],
    ...['onField', 'onFieldMuted', 'action', 'actionEnd', 'onAction'],
  ] as const
)
  .map((token) => `--${token}:${colourVariables[`--${token}`]}`)
  .join(';');

const { colour } = theme;

/** Behind the poster: of another colour it would be a fringe at the frame's round corners. */
const CORNERS = `linear-gradient(${colour.sky} 50%, ${colour.lark} 50%)`;

// The words are in the field, the sign of play on the horizon. The field rises where text is enlarged.
const STYLE = `${textFontRule}
:root{color-scheme:light dark;${COLOURS};background:${CORNERS}}
html,body{height:100%;margin:0}
a{display:flex;flex-direction:column;justify-content:end;height:100%;font:clamp(.8125rem,2vw,1rem)/1.35 ${theme.font.body};
color:${colour.onFieldMuted};text-decoration:none;background:${pictureSky(theme)}}
a:focus-visible{outline:.2rem solid ${colour.onField};outline-offset:-.5rem}
div{display:flex;flex-direction:column;gap:.125rem;min-height:50%;padding:0 5vw;box-sizing:border-box;background:${colour.lark}}
i{display:grid;place-items:center;flex:none;width:13vw;margin:-6.5vw 0 2vw;aspect-ratio:1;border-radius:50%;
background:linear-gradient(100deg,${colour.action},${colour.actionEnd});color:${colour.onAction}}
i svg{width:40%}b{font-size:1.3em;color:${colour.onField}}`;

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
