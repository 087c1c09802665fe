import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { wrappingRow } from '../../styles/lists';
import { panelMeta, panelTile, panelWithTile } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-controls';

export function Notice(notice: MiniOf<'notice'>) {
  const { icon, title, text, time, buttons } = notice;
  return (
    <div css={panelWithTile}>
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
