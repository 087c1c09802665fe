import { ENVELOPE } from './envelope';
import { SceneArt } from './scene-art';
import { storyArtStyle } from './story-art-style';

/** The envelope with the first recipe, which the story begins with. */
export function StoryDrawing() {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true" css={storyArtStyle}>
      <SceneArt shapes={ENVELOPE} />
    </svg>
  );
}
