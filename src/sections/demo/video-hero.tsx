import { css } from '@emotion/react';
import { Video } from '../../components/media/video';
import { columns, containerStyle, onDarkStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { HeroWords } from '../hero/hero-words';
import { Chapters } from './chapters';

interface VideoHeroProps {
  hero: Queries.HeroFieldsFragment;
  video: Queries.VideoFieldsFragment;
  chapters: Queries.ChaptersFieldsFragment;
  src: string;
}

/** The name of the video's frame, for the chapters' links. */
const FRAME = 'demo-video';

/** The page's h1 on a dark ground, over a large video with its chapters beside it. */
export function VideoHero({ hero, video, chapters, src }: VideoHeroProps) {
  return (
    <div css={roomStyle}>
      <div css={[gridStyle, onDarkStyle, tintStyle('emerald')]}>
        <HeroWords hero={hero} css={wordsStyle} />
        <div css={videoStyle}>
          <Video src={src} video={video} name={FRAME} />
        </div>
        <Chapters chapters={chapters} src={src} frame={FRAME} />
      </div>
    </div>
  );
}

const roomStyle = css({ background: theme.colour.darkGround });

const gridStyle = css(
  containerStyle,
  columns('1fr', { wide: `1fr ${theme.width.card}` }),
  {
    gap: theme.space[8],
    // For the video, which would be of the dark theme's ground.
    background: 'inherit',
    paddingBlock: `${theme.space.hero} ${theme.space.section}`,
  },
);

const wordsStyle = css({
  '--text-margin': 0,
  [theme.media.wide]: { gridColumn: '1 / -1' },
});

/** On phones the video is sticky while visitors read its chapters. */
const videoStyle = css({
  minWidth: 0,
  p: { textAlign: 'start' },
  [theme.media.phone]: {
    position: 'sticky',
    top: theme.space[16],
    zIndex: 1,
    // Opaque, because chapters scroll behind the video.
    background: 'inherit',
  },
  [theme.media.low]: { position: 'static' },
});
