import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';

interface OutcomesProps {
  outcomes: {
    title: string;
    text: string;
    stats: readonly Queries.StatFieldsFragment[];
  };
}

/** The first figure below its sum, the others in a ledger, on the field in which the day ends. */
export function Outcomes({ outcomes: { title, text, stats } }: OutcomesProps) {
  return (
    <Section
      tone="dark"
      title={title}
      text={text}
      aside={<StatList stats={stats.slice(1)} css={ledgerStyle} />}
    >
      <StatList stats={stats.slice(0, 1)} css={leadStyle} />
    </Section>
  );
}

const figuresStyle = css({
  '> div > dt': { color: 'inherit' },
  '> div > dd': {
    color: theme.colour.action,
    // It would be pale on paper, where the field is not printed.
    [theme.media.print]: { color: 'inherit' },
  },
});

const leadStyle = css(figuresStyle, {
  '> div': { padding: 0, border: 0 },
  '> div > dd': {
    // Enlarged text does not break it.
    fontSize: `min(${theme.text.giant}, 36vw)`,
    [theme.media.wide]: { fontSize: `min(${theme.text.giant}, 17vw)` },
    letterSpacing: '-0.06em',
    lineHeight: 1,
  },
});

/** Each label is beside its figure; on a phone, or where the text is enlarged, below it. */
const ledgerStyle = css(figuresStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  columnGap: theme.space[4],
  '> div': { paddingBlock: theme.space[3] },
  '> div > dd': { fontSize: theme.text.quote },
  '> div:last-of-type': { gridColumn: '1 / -1', paddingBottom: 0 },
  [theme.media.medium]: {
    display: 'block',
    '> div': {
      flexFlow: 'row wrap',
      alignItems: 'baseline',
      gap: `0 ${theme.space[4]}`,
      paddingBlock: theme.space[4],
    },
    '> div > dt': { flex: '1 1 8em', textWrap: 'balance' },
    '> div > dd': { order: -1, flex: '0 0 4.75em' },
  },
});
