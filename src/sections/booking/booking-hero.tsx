import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fadingSkyStyle } from '../../components/media/landscape';
import { containerStyle } from '../../styles/mixins';
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
        <HeroWords hero={hero} css={wordsStyle} />
        <div css={calendarStyle}>{children}</div>
        <ThemedPicture
          fill
          pictures={picture}
          sizes={SIZES}
          css={pictureStyle}
        />
      </div>
    </div>
  );
}

/** Wide enough for a picture that covers the height of the calendar beside it. */
const SIZES = '(min-width: 62em) min(50vw, 40rem), 92vw';

const gridStyle = css(containerStyle, {
  display: 'grid',
  gridTemplate: '"words" "calendar" "picture" / minmax(0, 1fr)',
  gap: `${theme.space[6]} ${theme.space[12]}`,
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
  [theme.media.wide]: {
    gridTemplate: `
      "words calendar" auto
      "picture calendar" 1fr
      / minmax(0, 5fr) minmax(0, 7fr)`,
    rowGap: theme.space[8],
  },
});

const wordsStyle = css({ gridArea: 'words', '--text-margin': 0 });
const calendarStyle = css({ gridArea: 'calendar' });

const pictureStyle = css({
  gridArea: 'picture',
  '--aspect': '3 / 2',
  [theme.media.wide]: { minHeight: '15rem' },
});
