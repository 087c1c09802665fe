import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { columns, containerStyle, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero-words';

export const fragment = graphql`
  fragment CampaignStagesFields on CampaignResult {
    caption
    stages {
      count
      label
    }
  }
`;

interface LeadHeroProps {
  hero: Queries.HeroFieldsFragment;
  campaign: Queries.CampaignStagesFieldsFragment;
}

/** The words, and below them bars of how many people are left at each stage of a campaign, from the window's edge on. */
export function LeadHero({ hero, campaign }: LeadHeroProps) {
  const { caption, stages } = campaign;
  const counts = stages.map(({ count }) => count);
  const style = {
    '--most': Math.max(...counts),
    '--bought': Math.min(...counts),
  };
  return (
    <div css={groundStyle}>
      <div css={wordsStyle}>
        <HeroWords hero={hero} actionsBeside />
      </div>
      <dl css={stagesStyle} style={style}>
        {stages.map(({ count, label }) => (
          <div key={label} css={stageStyle} style={{ '--count': count }}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p css={captionStyle}>{caption}</p>
    </div>
  );
}

const groundStyle = css({
  overflow: 'clip',
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
  background: theme.tint.soft,
});

const wordsStyle = css(containerStyle, { marginBottom: theme.space[8] });

const stagesStyle = css(columns(), {
  gap: theme.space[3],
  margin: 0,
  containerType: 'inline-size',
});

/** The width of one person: the longest bar, of all who enquired, is as wide as the window. */
const PERSON_WIDTH = '(100cqi / var(--most))';

/** A block for each person, dark for those who bought; count and label are beside it, or on the longest bar. */
const stageStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  height: 'clamp(4rem, 8vw, 7.5rem)',
  '&::before': {
    content: '""',
    flex: 'none',
    width: `calc(var(--count) * ${PERSON_WIDTH})`,
    height: '100%',
    background: `linear-gradient(90deg, ${theme.tint.strong} calc(var(--bought) * ${PERSON_WIDTH}), ${theme.tint.line} 0)`,
    mask: `repeating-linear-gradient(90deg, black 0 calc(${PERSON_WIDTH} - 2 * ${theme.stroke.thin}), transparent 0 calc(${PERSON_WIDTH}))`,
  },
  // In front of the bars, whose mask would otherwise put them on top.
  '> *': { position: 'relative', flex: 'none' },
  dt: { order: 1 },
  dd: css(largeType(theme.text.clock, 'clock'), { margin: 0 }),
  '&:first-of-type': {
    // No lines through them: as high as the bar.
    '> *': {
      display: 'grid',
      alignContent: 'center',
      height: '100%',
      background: theme.tint.line,
    },
    height: 'clamp(6rem, 11.2vw, 10rem)',
    '&::before': {
      marginRight: `calc(-1 * (var(--most) - var(--bought)) * ${PERSON_WIDTH})`,
    },
  },
});

const captionStyle = css(containerStyle, {
  marginTop: theme.space[4],
  marginBottom: 0,
  fontSize: theme.text.caption,
  color: theme.colour.textMuted,
});
