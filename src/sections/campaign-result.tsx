import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { StatList } from '../components/cards/stats';
import { SumFigure } from '../components/figures/sum-figure';
import { Section } from '../components/text/section';
import type { BlockOf } from '../content/schemas/blocks';
import { columns } from '../styles/columns';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

export const fragment = graphql`
  fragment CampaignResultFields on CampaignResult {
    title
    text
    stages {
      ...StatFields
    }
    sum
    balance {
      ...StatFields
    }
  }
`;

/** The number of people at each stage of a campaign, and the resulting sum. */
export function CampaignResult(result: Queries.CampaignResultFieldsFragment) {
  const { title, text, stages, sum, balance } = result;
  return (
    <Section
      tone="sunken"
      title={title}
      text={text}
      wideHead
      css={tintStyle('coral')}
    >
      <div css={halvesStyle}>
        <StatList stats={stages} css={stagesStyle} />
        <SumFigure block={sum as BlockOf<'sum'>} />
      </div>
      <StatList stats={balance} css={balanceStyle} />
    </Section>
  );
}

const halvesStyle = css(columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  // Without the margins that it has in articles; its title is level with the first figures.
  figure: {
    margin: 0,
    paddingTop: theme.space[4],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
});

const stagesStyle = css(columns({ all: '1fr 1fr' }), { gap: theme.space[6] });

/** The first figure less the second is the third. */
const balanceStyle = css(columns({ all: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
  marginTop: theme.space[8],
  'div + div dd::before': { color: theme.tint.strong },
  'div:nth-of-type(2) dd::before': { content: '"− " / "less "' },
  'div:nth-of-type(3) dd::before': { content: '"= "' },
  [theme.media.phone]: { dd: { fontSize: theme.text.titleText } },
});
