import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { videoPoster } from './video-poster';

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
      srcDoc={videoPoster(src, play)}
      title={title}
      loading="lazy"
      allow="autoplay; fullscreen; picture-in-picture"
    />
  );
}

const frameStyle = (theme: Theme) =>
  css({
    width: '100%',
    maxWidth: theme.width.video,
    marginInline: 'auto',
    aspectRatio: '16 / 9',
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.colour.field,
    boxShadow: theme.shadow,
  });
