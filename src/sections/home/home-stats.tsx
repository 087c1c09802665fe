import { css } from '@emotion/react';
import { StatList } from '../../components/cards/stats';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';

interface HomeStatsProps {
  outcomes: {
    title: string;
    text: string;
    stats: readonly Queries.StatFieldsFragment[];
  };
}

/** The first figure is large, below its sum; the others are beside it. On the dark field. */
export function HomeStats({
  outcomes: { title, text, stats },
}: HomeStatsProps) {
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
    // The pale colour would be unreadable in print, where the field has no background.
    [theme.media.print]: { color: 'inherit' },
  },
});

const leadStyle = css(figuresStyle, {
  '> div': { padding: 0, border: 0 },
  '> div > dd': {
    // Limits the figure to the window's width when text is enlarged.
    fontSize: `min(${theme.text.giant}, 36vw)`,
    [theme.media.wide]: { fontSize: `min(${theme.text.giant}, 17vw)` },
    letterSpacing: '-0.06em',
    lineHeight: 1,
  },
});

const ledgerStyle = css(figuresStyle, columns({ all: '1fr 1fr' }), {
  gap: `${theme.space[6]} ${theme.space[6]}`,
  '> div > dd': { fontSize: theme.text.quote },
  '> div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
});
