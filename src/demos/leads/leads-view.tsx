import { css } from '@emotion/react';
import { StatTile } from '../../components/cards/stat-tile';
import { Sparkline } from '../../components/product/sparkline';
import { DemoLayout, listTitleStyle } from '../demo-layout';
import { EntryList } from '../entry';
import { theme } from '../../styles/theme';
import { Generator } from './generator';
import { LeadEntry } from './lead-entry';
import type { Lead, LeadsEvent, LeadsState } from './leads-machine';
import { leadStats, leadsAnnouncement } from './leads-rules';

interface LeadsViewProps {
  content: Queries.DemosFieldsFragment['leads'];
  state: LeadsState;
  send: (event: LeadsEvent) => void;
}

/** Leads that come in and are qualified (SPEC.md section 2, "Interactive demo section"). */
export function LeadsView({ content, state, send }: LeadsViewProps) {
  const { leads, generatingSince, lastChange } = state;
  return (
    <DemoLayout
      text={content.text}
      tint="indigo"
      onRestart={() => send({ type: 'restart' })}
    >
      <div>
        <Generator
          isGenerating={generatingSince !== undefined}
          analysing={content.analysing}
          announcement={leadsAnnouncement(lastChange)}
          onGenerate={() => send({ type: 'generate' })}
        />
        <LeadStats leads={leads} />
      </div>
      <div>
        <h3 css={listTitleStyle}>Newest leads</h3>
        <EntryList empty={content.empty}>
          {leads.map((lead) => (
            <LeadEntry
              key={lead.id}
              lead={lead}
              onQualify={(id) => send({ type: 'qualify', id })}
            />
          ))}
        </EntryList>
      </div>
    </DemoLayout>
  );
}

function LeadStats({ leads }: { leads: readonly Lead[] }) {
  const { total, qualified, rate } = leadStats(leads);
  return (
    <>
      <dl css={statsStyle}>
        <StatTile label="Total leads" value={String(total)} />
        <StatTile label="Qualified" value={String(qualified)} />
        <StatTile label="Conversion rate" value={`${rate}%`} />
      </dl>
      <div css={lineStyle}>
        {leads.length > 0 && (
          <>
            <span>Scores, newest on the right</span>
            <Sparkline values={leads.map(({ score }) => score).toReversed()} />
          </>
        )}
      </div>
    </>
  );
}

const statsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space[4],
  margin: `${theme.space[5]} 0`,
  fontSize: theme.text.small,
});

// Keeps its height while empty, to prevent layout shift when the first lead comes.
const lineStyle = css({
  minHeight: theme.space[16],
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
});
