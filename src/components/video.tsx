import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { palette } from '../styles/palette';

interface VideoProps {
  /** The address of the video at its host. */
  src: string;
  title: string;
  /** What the play link says. */
  play: string;
}

/** A video that loads nothing from its host before a visitor presses play, and needs no JavaScript. */
export function Video({ src, title, play }: VideoProps) {
  return (
    <iframe
      css={frameStyle}
      src={src}
      srcDoc={poster(src, play)}
      title={title}
      loading="lazy"
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}

/** The page that stands in the frame until the video does: a link over a dawn sky. */
function poster(src: string, play: string): string {
  const address = new URL(src);
  address.searchParams.set('autoplay', '1');
  const { ink, amber, coral } = palette;
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escapeHtml(play)}</title>
<style>html,body{height:100%;margin:0}a{display:grid;place-content:center;justify-items:center;gap:.75em;height:100%;
font:600 1.0625rem system-ui,sans-serif;color:#fff;text-decoration:none;text-align:center;
background:linear-gradient(160deg,${ink[950]},${coral[800]} 70%,${amber[600]})}
a:focus-visible{outline:3px solid #fff;outline-offset:-6px}span{display:grid;place-items:center;width:4rem;height:4rem;
border-radius:50%;background:#fff;color:${coral[700]}}</style>
<a href="${escapeHtml(address.href)}"><span aria-hidden="true">▶</span>${escapeHtml(play)}</a></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

const frameStyle = (theme: Theme) =>
  css({
    width: '100%',
    aspectRatio: '16 / 9',
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.colour.tint,
  });
