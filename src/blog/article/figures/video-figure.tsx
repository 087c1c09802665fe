import { css } from '@emotion/react';
import { captionStyle } from '../../../components/figures/figure-frame';
import { Video } from '../../../components/media/video';
import { spanColumns } from '../../../components/text/long-text';
import { RichText } from '../../../components/text/rich-text';
import type { BlockOf } from '../../../content/schemas/blocks';

/** A video that loads nothing from its host before it is played. */
export function VideoFigure({ block }: { block: BlockOf<'video'> }) {
  const { address, title, caption } = block;
  const video = {
    title,
    play: `Play “${title}”`,
    note: 'It comes from another company and loads only when you press play.',
    length: null,
    fallback: 'Watch the video on its own page',
  };
  return (
    <figure css={[spanColumns, startStyle]}>
      <Video video={video} src={address} />
      {caption && (
        <figcaption css={captionStyle}>
          <RichText>{caption}</RichText>
        </figcaption>
      )}
    </figure>
  );
}

/** The link below the video is where its caption is. */
const startStyle = css({ p: { textAlign: 'start' } });
