import { css } from '@emotion/react';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '../../components/actions/button';
import { StatTile } from '../../components/cards/stats';
import { Sparkline } from '../../components/product/drawings';
import { theme } from '../../styles/theme';
import { DemoLayout, listTitleStyle, ProgressBar } from '../demo-layout';
import { EntryList } from '../entry';
import { LeadEntry } from './lead-entry';
import {
  type Lead,
  type LeadsEvent,
  type LeadsState,
  leadsAnnouncement,
  leadStats,
} from './leads-machine';

/** SPEC.md section 9. */
const LEAD_PROGRESS_PERCENT = 65;

interface LeadsViewProps {
  content: Queries.DemosFieldsFragment['leads'];
  state: LeadsState;
  send: (event: LeadsEvent) => void;
}

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

interface GeneratorProps {
  isGenerating: boolean;
  analysing: string;
  announcement: string;
  onGenerate: () => void;
}

function Generator({
  isGenerating,
  analysing,
  announcement,
  onGenerate,
}: GeneratorProps) {
  return (
    <div>
      {/* `disabled` would lose the focus; the machine ignores presses meanwhile. */}
      <Button aria-disabled={isGenerating} onClick={onGenerate}>
        <Sparkles aria-hidden="true" size="1em" />
        Generate Lead
      </Button>
      <div css={stateStyle}>
        <p role="status">{isGenerating ? analysing : announcement}</p>
        {isGenerating && (
          <ProgressBar
            label="Analysing the enquiry"
            percent={LEAD_PROGRESS_PERCENT}
          />
        )}
      </div>
    </div>
  );
}

// Keeps room for the text and the bar, so that nothing below moves.
const stateStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  minHeight: theme.space[16],
  marginTop: theme.space[2],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  p: { margin: 0 },
});
