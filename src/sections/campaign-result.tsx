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
  /** The sum that the result leads to, a `figure`. */
  children: ReactNode;
}

/** The number of people at each stage of a campaign, and the resulting sum. */
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

/** Figures in articles extend beyond the text; here the figure keeps to its column. */
const sumStyle = css({ figure: { margin: 0 } });
