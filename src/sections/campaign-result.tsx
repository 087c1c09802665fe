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
  }
`;

interface CampaignResultProps {
  result: Omit<Queries.CampaignResultFieldsFragment, 'sum'>;
  /** What it comes to, a `figure`. */
  children: ReactNode;
}

/** How many are left at each stage of a campaign, and what that comes to. */
export function CampaignResult({ result, children }: CampaignResultProps) {
  const { title, text, stages } = result;
  const sum = <div css={[tintStyle('amber'), sumStyle]}>{children}</div>;
  return (
    <Section tone="dark" title={title} text={text} aside={sum}>
      <StatList stats={stages} css={stagesStyle} />
    </Section>
  );
}

const stagesStyle = css(columns({ all: '1fr 1fr' }), { gap: theme.space[6] });

/** As wide as its column: in articles it reaches beyond the text. */
const sumStyle = css({ figure: { margin: 0 } });
