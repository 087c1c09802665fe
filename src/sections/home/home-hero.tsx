import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowRight } from 'lucide-react';
import { badgeStyle } from '../../components/cards/badge';
import { SiteLink } from '../../components/actions/site-link';
import { POSTER_HORIZON, Video } from '../../components/media/video';
import { skyGradient } from '../../components/media/landscape';
import { onFieldStyle } from '../../components/text/section';
import { HeroWords, belowStyle } from '../hero';
import { stageStyle, stagedStyle } from '../staged-hero';

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
    video {
      ...VideoFields
    }
  }
`;

interface HomeHeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  videoSrc: string;
  aside: ReactNode;
}

/** The hero of the home page: its badge is a link, and a video stands below. */
export function HomeHero({ hero, videoSrc, aside }: HomeHeroProps) {
  const badge = (
    <SiteLink href={hero.badge.href} css={linkBadgeStyle}>
      {hero.badge.label}
      <ArrowRight aria-hidden="true" size="1em" />
    </SiteLink>
  );
  return (
    <div css={skyStyle}>
      <div css={stagedStyle}>
        <HeroWords hero={hero} badge={badge} />
        <div css={stageStyle}>{aside}</div>
      </div>
      <div css={groundStyle}>
        <div css={[belowStyle, onFieldStyle]}>
          <Video src={videoSrc} video={hero.video} />
        </div>
      </div>
    </div>
  );
}

const skyStyle = (theme: Theme) =>
  css({
    background: skyGradient(theme),
    // The panel may leave the page at the right.
    overflowX: 'clip',
    [theme.media.print]: { background: 'none' },
  });

/** The field, from the level of the horizon in the video's poster downwards. */
const groundStyle = (theme: Theme) => {
  const { colour, space, width } = theme;
  const horizon = `calc(min(100vw - 2 * ${space.gutter}, ${width.video}) * ${(9 / 16) * POSTER_HORIZON})`;
  return css({
    background: `linear-gradient(transparent ${horizon}, ${colour.field} 0)`,
    [theme.media.print]: { background: 'none' },
  });
};

const linkBadgeStyle = (theme: Theme) =>
  css(badgeStyle(theme), {
    paddingBlock: theme.space[2],
    textDecoration: 'none',
    '&:hover': { borderColor: theme.tint.strong },
  });
