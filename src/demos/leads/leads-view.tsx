import { css } from '@emotion/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button, smallButtonStyle } from '../../components/actions/button';
import { Avatar } from '../../components/display/person';
import { StatTile } from '../../components/display/stats';
import { keyOf } from '../../content/tables';
import { columns, smallPrint, visuallyHidden } from '../../styles/mixins';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import {
  DemoLayout,
  EntryChip,
  entryEnd,
  EntryList,
  entryMetaStyle,
  entryRowStyle,
  entryStyle,
  ProgressBar,
} from '../demo-parts';
import { type Lead, leadStats, scoreBand, useLeads } from './use-leads';

/** The bar stays at this while a lead is generated (specification.spec.ts, Demos): there is no progress to show. */
const LEAD_PROGRESS_PERCENT = 65;

export function LeadsView({
  content,
}: {
  content: Queries.DemosFieldsFragment['leads'];
}) {
  const { leads, isGenerating, lastChange, generate, qualify } =
    useLeads(content);
  const { total, qualified, rate } = leadStats(leads);
  return (
    <DemoLayout text={content.text} tint="indigo">
      <div>
        {/* Not `disabled`, which would lose the focus; presses are ignored meanwhile. */}
        <Button aria-disabled={isGenerating} onClick={generate}>
          <Sparkles aria-hidden="true" size="1em" />
          Generate Lead
        </Button>
        <div css={stateStyle}>
          <p role="status">{isGenerating ? content.analysing : lastChange}</p>
          {isGenerating && (
            <ProgressBar
              label="Analysing the enquiry"
              percent={LEAD_PROGRESS_PERCENT}
            />
          )}
        </div>
        <dl css={statsStyle}>
          <StatTile label="Total leads" value={String(total)} />
          <StatTile label="Qualified" value={String(qualified)} />
          <StatTile label="Conversion rate" value={`${rate}%`} />
        </dl>
      </div>
      <EntryList title="Newest leads">
        {leads.map((lead) => (
          <LeadEntry
            key={lead.id}
            lead={lead}
            onQualify={() => qualify(lead)}
          />
        ))}
      </EntryList>
    </DemoLayout>
  );
}

const statsStyle = css(columns('1fr 1fr 1fr'), {
  gap: theme.space[4],
  marginTop: theme.space[5],
  fontSize: theme.text.small,
});

// Keeps room for text and bar, so that nothing below moves.
const stateStyle = css(smallPrint, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  minHeight: theme.space[16],
  marginTop: theme.space[2],
  p: { margin: 0 },
});

interface LeadEntryProps {
  lead: Lead;
  onQualify: () => void;
}

const statusColours = { new: 'sky', qualified: 'emerald', contacted: 'plum' };

const scoreStyles = {
  high: tintStyle('emerald'),
  medium: css({
    borderColor: 'transparent',
    background: theme.colour.yellow,
    color: theme.colour.onYellow,
  }),
  low: tintStyle('rose'),
};

function LeadEntry({ lead, onQualify }: LeadEntryProps) {
  const { name, email, company, source, score, status } = lead;
  const band = scoreBand(score);
  return (
    <li tabIndex={-1} css={entryStyle}>
      <div css={whoStyle}>
        <Avatar name={name} small />
        <div>
          <h4>{name}</h4>
          <p>{company}</p>
        </div>
      </div>
      <p css={entryMetaStyle}>
        <span>{email}</span> <span>{source}</span>
      </p>
      <div css={entryRowStyle}>
        <EntryChip css={scoreStyles[band]}>
          Score {score}, {band}
        </EntryChip>
        <span>
          <span css={visuallyHidden}>Status: </span>
          <EntryChip
            css={tintStyle(statusColours[keyOf(statusColours, status)])}
          >
            {status}
          </EntryChip>
        </span>
        {status === 'new' && (
          <button
            type="button"
            css={[smallButtonStyle, qualifyStyle, entryEnd]}
            onClick={({ currentTarget }) => {
              // The pressed button disappears, so the entry takes the focus.
              currentTarget.closest('li')?.focus({ preventScroll: true });
              onQualify();
            }}
          >
            <BadgeCheck aria-hidden="true" size="1em" />
            Qualify<span css={visuallyHidden}> {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

const whoStyle = css(panelRow, {
  '> div': { minWidth: 0 },
  p: { color: theme.colour.textMuted },
});

// Small enough to fit beside score and status on a phone.
const qualifyStyle = css(panelRow, {
  gap: theme.space[1],
  padding: `${theme.space[1]} ${theme.space[3]}`,
});
