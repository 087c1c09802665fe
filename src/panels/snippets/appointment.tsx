import { css } from '@emotion/react';
import type { SnippetOf } from '../../content/schemas/panels/panel-snippet';
import { panelMeta } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { panelWithTile } from '../parts/drawn-parts';

type AppointmentProps = Omit<SnippetOf<'appointment'>, 'kind'>;

export function Appointment(props: AppointmentProps) {
  const { day, date, time, title, text } = props;
  return (
    <div css={panelWithTile}>
      <span css={dateStyle}>
        {day}
        <strong css={numberStyle}>{date}</strong>
      </span>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{time}</p>
        <p css={panelMeta}>{text}</p>
      </div>
    </div>
  );
}

const dateStyle = css({
  display: 'grid',
  flex: 'none',
  minWidth: theme.space[12],
  maxWidth: '50%',
  overflow: 'hidden',
  border: theme.tintRule,
  borderRadius: theme.radius.small,
  background: theme.tint.soft,
  fontSize: theme.text.tiny,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.tint.strong,
});

const numberStyle = css({
  padding: `0 ${theme.space[2]}`,
  background: theme.colour.surface,
  fontSize: theme.text.title3,
  color: theme.colour.text,
});
