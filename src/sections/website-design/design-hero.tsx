import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { skyStyle } from '../../components/media/landscape';
import {
  containerStyle,
  onDarkStyle,
  HeroEnd,
} from '../../components/text/section';
import { SiteLink } from '../../components/actions/links';
import { templatePath } from '../../content/routes';
import { columns } from '../../styles/columns';
import { visuallyHidden } from '../../styles/mixins';
import { HeroWords } from '../hero/hero';
import { theme } from '../../styles/theme';
import { TemplateShot } from './template-shot';

interface DesignHeroProps {
  hero: Queries.HeroFieldsFragment;
  stats: readonly Queries.StatFieldsFragment[];
  /** Shown beside the words. */
  template?: Queries.TemplateCardFieldsFragment;
}

/** A hero with words and a design in the sky, and figures in the field. */
export function DesignHero({ hero, stats, template }: DesignHeroProps) {
  return (
    <>
      <div css={[skyStyle, raisedStyle]}>
        <div css={rowStyle}>
          <HeroWords hero={hero} />
          {template && (
            <SiteLink href={templatePath(template.slug)} css={designStyle}>
              <TemplateShot template={template} sizes={SIZES} />
              <span css={visuallyHidden}>{`View ${template.name}`}</span>
            </SiteLink>
          )}
        </div>
      </div>
      <div css={fieldStyle}>
        <StatList stats={stats} css={[statsStyle, onDarkStyle]} />
      </div>
      <HeroEnd />
    </>
  );
}

const SIZES =
  '(min-width: 150em) 58rem, (min-width: 78em) 44rem, (min-width: 62em) 58vw, 92vw';

/** The design overlaps the field below. */
const raisedStyle = css({ position: 'relative', zIndex: 1 });

const rowStyle = css(containerStyle, columns({ wide: '5fr 8fr' }), {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  paddingTop: `clamp(${theme.space[8]}, 5vw, ${theme.space[16]})`,
  h1: { fontSize: theme.text.titleLong },
  [theme.media.wide]: { '> div': { paddingBottom: theme.space[8] } },
});

const designStyle = css({
  display: 'block',
  position: 'relative',
  alignSelf: 'end',
  marginBottom: `calc(-1 * ${theme.space[12]})`,
  color: theme.colour.text,
  textDecoration: 'none',
  '&:focus-visible': { borderRadius: theme.radius.medium },
  // The window, and before its corner the phone, on all screens.
  '> span': css(columns()),
  '> span > *': { gridArea: '1 / 1', boxShadow: theme.shadow.large },
  '> span > span:has(+ img)': { display: 'block', alignSelf: 'start' },
  // What the design shows first, uncut.
  '> span > span > img': { aspectRatio: '1200 / 551' },
  '> span > img': {
    display: 'block',
    placeSelf: 'end',
    width: '24%',
    aspectRatio: '780 / 1600',
    marginTop: '8%',
    border: `${theme.space[1]} solid ${theme.colour.darkGround}`,
    borderRadius: theme.radius.large,
    [theme.media.phone]: { width: '40%', marginTop: '20%' },
  },
  [theme.media.print]: { display: 'none' },
});

const fieldStyle = css({
  paddingBlock: `${theme.space[20]} ${theme.space[12]}`,
  background: theme.colour.darkGround,
});

const statsStyle = css(containerStyle, columns({ all: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
});
