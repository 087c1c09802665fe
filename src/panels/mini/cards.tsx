import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { wrappingRow } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { panelMeta, panelRow, panelTile } from '../../styles/panel-style';
import { besideStyle } from '../parts/beside';
import { drawnButtonStyle } from '../parts/drawn-controls';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';

export function MiniNotice(notice: MiniOf<'notice'>) {
  const { icon, title, text, time, buttons } = notice;
  return (
    <div css={besideStyle}>
      <span css={panelTile}>
        <Icon name={icon} />
      </span>
      <div>
        <p css={headStyle}>
          <strong>{title}</strong>
          {time && <span css={panelMeta}>{time}</span>}
        </p>
        <p>{text}</p>
        {buttons && (
          <div css={buttonsStyle}>
            {buttons.map((button) => (
              <span key={button} css={drawnButtonStyle}>
                {button}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
  // If text is enlarged, the time wraps below the title.
  strong: { flex: '1 1 5em' },
});

const buttonsStyle = css(wrappingRow, { marginTop: theme.space[3] });

export function Payment({ title, amount, status }: MiniOf<'payment'>) {
  return (
    <>
      <p css={panelMeta}>{title}</p>
      <p css={amountStyle}>{amount}</p>
      <p css={paidStyle}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </>
  );
}

const amountStyle = css(largeType(theme.text.figure));

/** A frame that looks stamped, to be spread into a style. */
export const stamped = {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.thick} solid`,
  borderRadius: theme.radius.tiny,
  rotate: '-3deg',
};

export const paidStyle = css(panelRow, {
  fontWeight: 600,
  color: theme.colour.success,
});
