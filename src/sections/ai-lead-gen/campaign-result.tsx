import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { SumFigure } from '../../components/figures/drawn-figures';
import { Section } from '../../components/text/section';
import { asSum } from '../../content/from-graphql';
import { columns, largeType, smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment CampaignResultFields on CampaignResult {
    title
    text
    stages {
      count
      label
    }
    sum
  }
`;

/** Bars show how many people are left at each stage of a campaign; beside the short ones is what the campaign came to. */
export function CampaignResult(result: Queries.CampaignResultFieldsFragment) {
  const { title, text, stages, sum } = result;
  const counts = stages.map(({ count }) => count);
  const style = {
    '--most': Math.max(...counts),
    '--bought': Math.min(...counts),
  };
  return (
    <Section tone="sunken" title={title} text={text} splitHead>
      <div css={figureStyle} style={style}>
        <Stages stages={stages.slice(0, 1)} css={allStyle} />
        <Stages stages={stages.slice(1)} />
        <SumFigure block={asSum(sum)} css={sumStyle} />
      </div>
    </Section>
  );
}

interface StagesProps {
  stages: Queries.CampaignResultFieldsFragment['stages'];
  className?: string;
}

function Stages({ stages, className }: StagesProps) {
  return (
    <dl css={stagesStyle} className={className}>
      {stages.map(({ count, label }) => (
        <div key={label} css={stageStyle} style={{ '--count': count }}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const figureStyle = css(columns('1fr', { wide: '5fr 7fr' }), {
  gap: `${theme.space[4]} ${theme.space[12]}`,
  containerType: 'inline-size',
});

const sumStyle = css({ margin: `${theme.space[6]} 0 0` });

const stagesStyle = css({ display: 'grid', gap: theme.space[4], margin: 0 });

/** The width of one person: the longest bar, of all who enquired, is as wide as the page. */
const PERSON_WIDTH = '(100cqi / var(--most))';

/** A block for each person, dark for those who bought; beside it the count and its label. */
const stageStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  '&::before': {
    content: '""',
    flex: 'none',
    width: `calc(var(--count) * ${PERSON_WIDTH})`,
    height: theme.space[12],
    background: `linear-gradient(90deg, ${theme.tint.strong} calc(var(--bought) * ${PERSON_WIDTH}), ${theme.tint.line} 0)`,
    mask: `repeating-linear-gradient(90deg, black 0 calc(${PERSON_WIDTH} - 2 * ${theme.stroke.thin}), transparent 0 calc(${PERSON_WIDTH}))`,
  },
  dt: css(smallPrint, { order: 1 }),
  dd: css(largeType(theme.text.stat, 'large'), { margin: 0 }),
  // The bars beside the sum are together as high as it is.
  [theme.media.wide]: {
    '&::before': { height: `calc(2 * ${theme.space[16]})` },
  },
});

/** The first bar is as wide as the page, below its count and label. */
const allStyle = css({
  gridColumn: '1 / -1',
  '> div': { flexWrap: 'wrap', '&::before': { order: 2 } },
});
