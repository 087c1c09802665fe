import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SiteLink } from '../../components/actions/links';
import { badgeStyle } from '../../components/display/badge';
import { Landscape, SKY_GRADIENT } from '../../components/media/landscape';
import { Video } from '../../components/media/video';
import { ProductPanel } from '../../panels/product-panel';
import { containerStyle, onDarkStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { HeroWords } from '../hero/hero-words';
import { panelHeroStyle } from '../hero/panel-hero';

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
    panel
    cornerSnippet
    video {
      ...VideoFields
    }
  }
`;

interface HomeHeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  videoSrc: string;
}

/** The home page's hero: its badge is a link, its panel overlaps the field, and a video follows on the field. */
export function HomeHero({ hero, videoSrc }: HomeHeroProps) {
  const badge = (
    <SiteLink href={hero.badge.href} css={linkBadgeStyle}>
      {hero.badge.label}
      <ArrowRight aria-hidden="true" size="1em" />
    </SiteLink>
  );
  return (
    <div css={groundStyle}>
      <div css={skyStyle}>
        <div css={[panelHeroStyle, columnsStyle]}>
          <HeroWords hero={{ ...hero, badge }} css={wordsStyle} />
          <div css={[tintStyle('sky'), panelStyle]}>
            <ProductPanel
              panel={hero.panel}
              cornerSnippet={hero.cornerSnippet}
            />
          </div>
        </div>
        {/* Last, so that it doesn't move while the words arrive. */}
        <div css={landStyle}>
          <Landscape />
        </div>
      </div>
      <div css={[videoStyle, onDarkStyle]}>
        <Video src={videoSrc} video={hero.video} />
      </div>
    </div>
  );
}

/** The width of the lark, which is below the panel, on wide screens below the words. */
const LARK_WIDTH = 'clamp(6rem, 20vw, 12rem)';

/** The field's ground, which continues behind the video. Clips the landscape's field, which is wider than the window. */
const groundStyle = css({
  background: theme.colour.darkGround,
  overflow: 'clip',
});

const skyStyle = css({
  position: 'relative',
  isolation: 'isolate',
  background: SKY_GRADIENT,
  paddingBottom: LARK_WIDTH,
  // On wide screens the panel's caption is on the dark field.
  [theme.media.spacious]: {
    '--panel-caption': theme.colour.onDarkMuted,
    paddingBottom: 0,
  },
});

const landStyle = css({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  right: theme.space.gutter,
  width: LARK_WIDTH,
  [theme.media.spacious]: { right: 'auto', left: theme.space.pageMargin },
});

/** Leaves room for the lark. */
const wordsStyle = css({
  [theme.media.spacious]: { paddingBottom: LARK_WIDTH },
});

/** The panel's caption is below the horizon. */
const columnsStyle = css({ [theme.media.spacious]: { paddingBottom: 0 } });

/** High enough to leave room for the lark below the words. */
const panelStyle = css({
  [theme.media.spacious]: { '--panel-height': '36rem' },
});

const linkBadgeStyle = css(badgeStyle, {
  paddingBlock: theme.space[2],
  textDecoration: 'none',
  '&:hover': { borderColor: theme.tint.strong },
});

const videoStyle = css(containerStyle, {
  paddingTop: theme.space[8],
  paddingBottom: `clamp(${theme.space[4]}, 6vw, ${theme.space[12]})`,
});
