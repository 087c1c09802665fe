import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowRight } from 'lucide-react';
import { badgeStyle } from '../../components/cards/badge';
import { SiteLink } from '../../components/actions/site-link';
import { Landscape, skyGradient } from '../../components/media/landscape';
import { Video } from '../../components/media/video';
import { onFieldStyle } from '../../components/text/section';
import { HeroWords, belowStyle } from '../hero/hero';
import { stageStyle, stagedStyle } from '../hero/staged-hero';

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

/** The hero of the home page: the panel stands in the brand’s field; its badge is a link, and a video stands below. */
export function HomeHero({ hero, videoSrc, aside }: HomeHeroProps) {
  const badge = (
    <SiteLink href={hero.badge.href} css={linkBadgeStyle}>
      {hero.badge.label}
      <ArrowRight aria-hidden="true" size="1em" />
    </SiteLink>
  );
  return (
    <>
      <div css={skyStyle}>
        <div css={landStyle}>
          <Landscape />
        </div>
        <div css={stagedStyle}>
          <HeroWords hero={hero} badge={badge} />
          <div css={stageStyle}>{aside}</div>
        </div>
      </div>
      <div css={videoStyle}>
        <div css={[belowStyle, onFieldStyle]}>
          <Video src={videoSrc} video={hero.video} />
        </div>
      </div>
    </>
  );
}

/** The width of the lark: on narrow screens below the panel, on wide ones under the words. */
const LARK = '12rem';
const WIDE_LARK = '18rem';

const skyStyle = (theme: Theme) =>
  css({
    position: 'relative',
    zIndex: 0,
    // Down to the horizon, behind the field.
    background: skyGradient(theme),
    overflow: 'clip',
    paddingBottom: LARK,
    [theme.media.phone]: { '--panel-crop': '23rem' },
    [theme.media.wide]: {
      '--panel-caption': theme.colour.onFieldMuted,
      paddingBottom: 0,
    },
    '@media (min-width: 75em)': { '&& h1': { fontSize: theme.text.title1 } },
    [theme.media.print]: {
      '--panel-caption': 'inherit',
      background: 'none',
      paddingBottom: 0,
    },
  });

const landStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    zIndex: -1,
    bottom: 0,
    right: theme.space.gutter,
    width: LARK,
    [theme.media.wide]: {
      right: 'auto',
      left: `max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2)`,
      // The house stands to its left.
      marginLeft: theme.space[12],
      width: WIDE_LARK,
    },
  });

/** The field goes on under the video. */
const videoStyle = (theme: Theme) =>
  css({
    paddingTop: theme.space[6],
    background: theme.colour.field,
    // The shadow of the video ends with the field.
    overflow: 'clip',
    isolation: 'isolate',
    [theme.media.print]: { background: 'none' },
  });

const linkBadgeStyle = (theme: Theme) =>
  css(badgeStyle(theme), {
    paddingBlock: theme.space[2],
    textDecoration: 'none',
    '&:hover': { borderColor: theme.tint.strong },
  });
