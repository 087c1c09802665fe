import BadgeCheck from 'lucide-react/icons/badge-check';
import { css } from '@emotion/react';
import { Avatar, initials } from '../../components/cards/avatar';
import { pillStyle } from '../../components/actions/button';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { Tag, endStyle, entryRowStyle, entryStyle } from '../entry';
import { type Lead, bandColours, scoreBand } from './leads-machine';

interface LeadEntryProps {
  lead: Lead;
  onQualify: (id: number) => void;
}

const statusColours: Record<Lead['status'], string> = {
  new: 'sky',
  qualified: 'emerald',
  contacted: 'amber',
};

export function LeadEntry({ lead, onQualify }: LeadEntryProps) {
  const { id, name, email, company, source, score, status } = lead;
  const band = scoreBand(score);
  return (
    <li tabIndex={-1} css={entryStyle}>
      <div css={whoStyle}>
        <Avatar initials={initials(name)} small />
        <div>
          <h4>{name}</h4>
          <p>{company}</p>
        </div>
      </div>
      <p css={detailStyle}>
        <span>{email}</span> <span>{source}</span>
      </p>
      <div css={entryRowStyle}>
        <Tag colour={bandColours[band]}>
          Score {score}, {band}
        </Tag>
        <span>
          <span css={visuallyHidden}>Status: </span>
          <Tag colour={statusColours[status]}>{status}</Tag>
        </span>
        {status === 'new' && (
          <button
            type="button"
            css={[pillStyle, qualifyStyle, endStyle]}
            onClick={({ currentTarget }) => {
              // The focus would be lost with the button.
              currentTarget.closest('li')?.focus({ preventScroll: true });
              onQualify(id);
            }}
          >
            <BadgeCheck aria-hidden="true" size="1em" css={iconStyle} />
            Qualify<span css={visuallyHidden}> {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

const whoStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  '> div': { minWidth: 0 },
  h4: { fontSize: theme.text.body },
  p: { color: theme.colour.textMuted },
});

const detailStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[4]}`,
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
  overflowWrap: 'anywhere',
});

// Small enough to fit beside score and status on a phone.
const qualifyStyle = css({ padding: `${theme.space[1]} ${theme.space[3]}` });

const iconStyle = css({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginRight: theme.space[1],
});
