import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowRight } from 'lucide-react';
import { badgeStyle } from '../../components/cards/badge';
import { SiteLink } from '../../components/actions/site-link';
import { Video } from '../../components/media/video';
import { HeroWords, belowStyle, heroBackground } from '../hero';
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
    <div css={heroBackground}>
      <div css={stagedStyle}>
        <HeroWords hero={hero} badge={badge} />
        <div css={stageStyle}>{aside}</div>
      </div>
      <div css={belowStyle}>
        <Video src={videoSrc} video={hero.video} />
      </div>
    </div>
  );
}

const linkBadgeStyle = (theme: Theme) =>
  css(badgeStyle(theme), {
    paddingBlock: theme.space[2],
    textDecoration: 'none',
    '&:hover': { borderColor: theme.tint.strong },
  });
