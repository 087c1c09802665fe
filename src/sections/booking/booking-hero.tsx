import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { fadingSkyStyle } from '../../components/media/landscape';
import { columns, containerStyle } from '../../styles/mixins';
import { HeroEnd } from '../../browser/hero-end';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero-words';
import { ThemedPicture } from '../shared/themed-picture';

interface BookingHeroProps {
  hero: Queries.HeroFieldsFragment;
  picture: Queries.ThemedPictureFieldsFragment;
  children: ReactNode;
}

/** The page's h1 over a picture, the calendar beside them; on narrow screens the picture is below the calendar. */
export function BookingHero({ hero, picture, children }: BookingHeroProps) {
  return (
    <div css={fadingSkyStyle}>
      <div css={gridStyle}>
        <div css={wordsStyle}>
          <HeroWords hero={hero} />
          <ThemedPicture pictures={picture} sizes={SIZES} css={pictureStyle} />
        </div>
        {children}
      </div>
      <HeroEnd />
    </div>
  );
}

/** Wide enough for a picture that covers the height of the calendar beside it. */
const SIZES = '(min-width: 62em) min(50vw, 40rem), 92vw';

const gridStyle = css(containerStyle, columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[6]} ${theme.space[12]}`,
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
});

const wordsStyle = css({
  display: 'contents',
  [theme.media.wide]: {
    display: 'grid',
    gap: theme.space[8],
    gridTemplateRows: 'auto 1fr',
  },
  '--text-margin': 0,
});

/** As high as the space beside the calendar. */
const pictureStyle = css({
  order: 1,
  '--aspect': '3 / 2',
  [theme.media.wide]: {
    '--height': '100%',
    contain: 'size',
    minHeight: '15rem',
  },
});
