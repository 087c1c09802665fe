import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, wrappingRow } from '../../styles/mixins';
import { panelLabel, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

export function Payment({ title, amount, status }: MiniPanelOf<'payment'>) {
  return (
    <div css={paymentStyle}>
      <p css={panelLabel}>{title}</p>
      <strong>{amount}</strong>
      <p css={stampStyle}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </div>
  );
}

/** The stamp is beside the amount, or below it where text is enlarged. */
const paymentStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  'p:first-of-type': { flexBasis: '100%' },
  strong: largeType(theme.text.quote),
});

export const stampStyle = css(panelRow, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.thick} solid`,
  borderRadius: theme.radius.tiny,
  rotate: '-3deg',
  fontWeight: 600,
  color: theme.colour.success,
});
