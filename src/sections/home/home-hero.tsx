import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SiteLink } from '../../components/actions/links';
import { badgeStyle } from '../../components/display/badge';
import { skyBand } from '../../components/media/landscape';
import { Video } from '../../components/media/video';
import { columns, containerStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero-words';
import { Shelf } from '../shared/shelf';

export const fragment = graphql`
  fragment HomeHeroFields on HomeHero {
    badge {
      ...ActionFields
    }
    title
    text
    actions {
      ...ActionFields
    }
    note
    video {
      ...VideoFields
    }
  }
`;

interface HomeHeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  videoSrc: string;
  shelf: Queries.ThemedPictureFieldsFragment;
}

/** The home page's hero: its badge is a link, a video is beside the words, and the shelf below as wide as the window. */
export function HomeHero({ hero, videoSrc, shelf }: HomeHeroProps) {
  const badge = (
    <SiteLink href={hero.badge.href} css={linkBadgeStyle}>
      {hero.badge.label}
      <ArrowRight aria-hidden="true" size="1em" />
    </SiteLink>
  );
  return (
    <div css={skyBand}>
      <div css={columnsStyle}>
        <HeroWords hero={{ ...hero, badge }} css={wordsStyle} />
        <div css={videoStyle}>
          <Video src={videoSrc} video={hero.video} />
        </div>
      </div>
      <Shelf pictures={shelf} />
    </div>
  );
}

const columnsStyle = css(containerStyle, columns('1fr', { wide: '7fr 5fr' }), {
  gap: `${theme.space[8]} ${theme.space[16]}`,
  paddingBlock: `${theme.space.hero} ${theme.space[10]}`,
  [theme.media.wide]: { rowGap: 0, gridTemplateRows: 'repeat(4, auto) 1fr' },
});

/** On wide screens badge and title are above both columns. */
const wordsStyle = css({
  h1: { fontSize: theme.text.titleHome },
  [theme.media.wide]: {
    display: 'contents',
    '&& > h1 + p': { gridRow: 3 },
    '> ul': { gridArea: '4 / 1' },
    '> ul ~ p': { gridArea: '5 / 1' },
  },
});

/** Beside text, buttons and note. */
const videoStyle = css({
  [theme.media.wide]: { gridArea: '3 / 2 / span 3' },
});

const linkBadgeStyle = css(badgeStyle, {
  paddingBlock: theme.space[2],
  textDecoration: 'none',
  '&:hover': { borderColor: theme.tint.strong },
});
