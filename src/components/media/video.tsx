import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { SiteLink } from '../../components/actions/links';
import { escapeHtml } from '../../content/text/escape-html';
import { frameOf, playAddress } from '../../content/video-address';
import { darkColours } from '../../styles/colours';
import { TEXT_FONT_RULE } from '../../styles/fonts';
import { theme } from '../../styles/theme';
import { ROAD, VIDEO_STILL } from './video-still';

export const fragment = graphql`
  fragment VideoFields on Video {
    title
    play
    note
    length
    fallback
  }
`;

interface VideoProps {
  video: Queries.VideoFieldsFragment;
  src: string;
  /** The frame's name, for links that play in it (`target`). */
  name?: string;
}

/**
 * A video that requests nothing from its host before a visitor presses play, without JavaScript. A page can't tell
 * whether the host answers, so a plain link is always below.
 */
export function Video({ video, src, name }: VideoProps) {
  const frame = frameOf(src);
  return (
    <>
      <iframe
        css={frameStyle}
        name={name}
        src={frame}
        srcDoc={videoPoster(frame, video)}
        title={video.title}
        loading="lazy"
        // YouTube refuses to play without a referrer (its error 153).
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; fullscreen; picture-in-picture"
      />
      <p css={fallbackStyle}>
        <SiteLink href={src} newTab>
          {video.fallback}
        </SiteLink>
      </p>
    </>
  );
}

/** The document in the frame before playing: a link over a still, with its own styles. */
function videoPoster(
  frame: string,
  { play, note, length }: VideoProps['video'],
): string {
  const time = length ? ` <small>${escapeHtml(length)}</small>` : '';
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="referrer" content="strict-origin-when-cross-origin"><title>${escapeHtml(play)}</title><style>${STYLE}</style>
<a href="${escapeHtml(playAddress(frame))}">${VIDEO_STILL}<i>${PLAY_SIGN}</i><p><b>${escapeHtml(play)}</b>${time} <span>${escapeHtml(note)}</span></p><p role="status">Loading… <em>${LATE}</em></p></a></html>`;
}

const LATE = 'No answer yet: the link below opens the video on its own page.';

// The words are on the road, which gets higher where text is enlarged; the play sign is clear of house and van.
const STYLE = `${TEXT_FONT_RULE}
:root{color-scheme:dark;background:${ROAD}}
html,body{height:100%;margin:0}
a{position:relative;display:flex;flex-direction:column;min-height:100%;font:clamp(.8125rem,2vw,1rem)/1.35 ${theme.font.body};
color:${darkColours.onDarkMuted};text-decoration:none}
a:focus-visible{outline:.2rem solid ${darkColours.onDark};outline-offset:-.5rem}
a>svg{flex:1 1 0;width:100%;min-height:3.5vw;margin-bottom:-3.5vw}
p{display:flex;flex-wrap:wrap;align-items:center;gap:0 .6em;margin:0;padding:0 3vw max(1.5vw,.6rem)}
b{font-size:1.15em;color:${darkColours.onDark}}
small{padding:.1em .5em;border-radius:1em;background:${darkColours.darkLine};color:${darkColours.onDark};font-variant-numeric:tabular-nums}
i{position:absolute;top:17%;left:50%;translate:-50% -50%;display:grid;place-items:center;width:max(11vw,3rem);aspect-ratio:1;border-radius:50%;
background:linear-gradient(100deg,${darkColours.action},${darkColours.actionEnd});color:${darkColours.onAction}}
i svg{width:52%}
html:not([data-pressed]) p+p,[data-pressed] p:not([role]){display:none}
em{font-style:normal;animation:late 0s 10s backwards}
@keyframes late{from{visibility:hidden}}`;

const PLAY_SIGN = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M7 4l14 8-14 8z"/></svg>`;

const fallbackStyle = css({
  margin: `${theme.space[3]} 0 0`,
  fontSize: theme.text.small,
  textAlign: 'center',
  a: { color: theme.colour.textMuted },
});

const frameStyle = css({
  width: '100%',
  maxWidth: theme.width.video,
  marginInline: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: theme.radius.large,
  background: ROAD,
});
