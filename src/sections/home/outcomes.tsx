import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';

interface OutcomesProps {
  outcomes: {
    title: string;
    text: string;
    stats: readonly Queries.StatFieldsFragment[];
  };
}

/** Figures in large type on the field in which the day ends. */
export function Outcomes({ outcomes: { title, text, stats } }: OutcomesProps) {
  return (
    <Section tone="dark" title={title} text={text} wideHead>
      <StatList stats={stats} css={listStyle} />
    </Section>
  );
}

const listStyle = css(columns({ all: '1fr 1fr', medium: '1fr 1fr 1fr' }), {
  gap: `${theme.space[6]} ${theme.space[4]}`,
  [theme.media.medium]: { rowGap: theme.space[12] },
  '> div': { padding: 0, border: 0 },
  '> div > dt': { color: 'inherit' },
  '> div > dd': {
    fontSize: theme.text.display,
    letterSpacing: '-0.04em',
    color: theme.colour.action,
    // It would be pale on paper, where the field is not printed.
    [theme.media.print]: { color: 'inherit' },
  },
});
