import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { videoPoster } from './video-poster';

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
    boxShadow: theme.shadow,
  });
