import { DemoLayout, listTitleStyle } from '../demo-layout';
import { EntryList } from '../entry-list';
import { Generator } from './generator';
import { LeadEntry } from './lead-entry';
import { LeadFigures } from './lead-figures';
import type { LeadsEvent, LeadsState } from './leads-machine';
import { newsText } from './news-text';

interface LeadsViewProps {
  content: Queries.DemosFieldsFragment['leads'];
  state: LeadsState;
  send: (event: LeadsEvent) => void;
}

/** Leads that come in and are qualified (SPEC.md section 2, "Interactive demo section"). */
export function LeadsView({ content, state, send }: LeadsViewProps) {
  const { leads, generatingSince, news } = state;
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
          news={newsText(news)}
          onGenerate={() => send({ type: 'generate' })}
        />
        <LeadFigures leads={leads} />
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
