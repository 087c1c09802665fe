import { css } from '@emotion/react';
import Clock from 'lucide-react/icons/clock';
import Phone from 'lucide-react/icons/phone';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface ReservationNotesProps {
  confirmation: string;
  sameDay: string;
  phone: string;
  phoneHref: string;
}

export function ReservationNotes({
  confirmation,
  sameDay,
  phone,
  phoneHref,
}: ReservationNotesProps) {
  return (
    <ul css={notesStyle}>
      <li>
        <Clock aria-hidden="true" size="1.125em" />
        <span>{confirmation}</span>
      </li>
      <li>
        <Phone aria-hidden="true" size="1.125em" />
        <span>
          {sameDay} <a href={phoneHref}>{phone}</a>
        </span>
      </li>
    </ul>
  );
}

const notesStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[2],
  color: theme.colour.textMuted,
  li: {
    display: 'flex',
    gap: theme.space[3],
    lineHeight: theme.leading.snug,
  },
  a: { whiteSpace: 'nowrap' },
  svg: { flex: 'none', marginTop: '0.15em', color: theme.tint.strong },
});
