import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { StatList } from '../components/cards/stats';
import { Section } from '../components/text/section';
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

interface CampaignResultProps {
  result: Omit<Queries.CampaignResultFieldsFragment, 'sum'>;
  /** The sum that the result leads to, a `figure`. */
  children: ReactNode;
}

/** The number of people at each stage of a campaign, and the resulting sum. */
export function CampaignResult({ result, children }: CampaignResultProps) {
  const { title, text, stages, balance } = result;
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
        {children}
      </div>
      <StatList stats={balance} css={balanceStyle} />
    </Section>
  );
}

const halvesStyle = css(columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  // As wide as its column: in articles it reaches beyond the text. Its title is level with the first figures.
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
