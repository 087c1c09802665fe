import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { StatTile } from '../../components/cards/stat-tile';
import { Sparkline } from '../../components/product/sparkline';
import { figuresOf } from './figures';
import type { Lead } from './leads-machine';

interface LeadFiguresProps {
  leads: readonly Lead[];
}

/** What the list comes to, and the line of its scores. */
export function LeadFigures({ leads }: LeadFiguresProps) {
  const { total, qualified, rate } = figuresOf(leads);
  return (
    <>
      <dl css={figuresStyle}>
        <StatTile label="Total leads" value={String(total)} />
        <StatTile label="Qualified" value={String(qualified)} />
        <StatTile label="Conversion rate" value={`${rate}%`} />
      </dl>
      <div css={lineStyle}>
        {leads.length > 0 && (
          <>
            <span>Scores, the newest at the right</span>
            <Sparkline values={leads.map(({ score }) => score).toReversed()} />
          </>
        )}
      </div>
    </>
  );
}

const figuresStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.space[4],
    margin: `${theme.space[5]} 0`,
    fontSize: theme.text.small,
  });

// The place is kept, so that nothing moves when the first lead comes.
const lineStyle = (theme: Theme) =>
  css({
    minHeight: theme.space[16],
    fontSize: theme.text.tiny,
    color: theme.colour.textMuted,
  });
