import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowRight } from 'lucide-react';
import { Actions } from '../../components/actions/actions';
import { badgeStyle } from '../../components/cards/badge';
import { splitStyle } from '../../components/text/section';
import { SiteLink } from '../../components/actions/site-link';
import { Video } from '../../components/media/video';
import { belowStyle, heroTextStyle, heroBackground } from '../hero';

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
  return (
    <div css={heroBackground}>
      <div css={topStyle}>
        <div>
          <p>
            <SiteLink href={hero.badge.href} css={linkBadgeStyle}>
              {hero.badge.label}
              <ArrowRight aria-hidden="true" size="1em" />
            </SiteLink>
          </p>
          <h1>{hero.title}</h1>
          <p css={heroTextStyle}>{hero.text}</p>
          <Actions actions={hero.actions} />
        </div>
        <div css={{ minWidth: 0 }}>{aside}</div>
      </div>
      <div css={belowStyle}>
        <Video src={videoSrc} video={hero.video} />
      </div>
    </div>
  );
}

const topStyle = (theme: Theme) =>
  css(splitStyle(theme), {
    paddingBlock: `clamp(${theme.space[10]}, 6vw, ${theme.space[20]}) ${theme.space[12]}`,
  });

const linkBadgeStyle = (theme: Theme) =>
  css(badgeStyle(theme), {
    paddingBlock: theme.space[2],
    textDecoration: 'none',
    '&:hover': { borderColor: theme.tint.strong },
  });
