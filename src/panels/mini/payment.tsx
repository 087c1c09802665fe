import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, wrappingRow } from '../../styles/mixins';
import { panelLabel } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { stampStyle } from '../parts/drawn-parts';

export function Payment({ title, amount, status }: MiniPanelOf<'payment'>) {
  return (
    <div css={paymentStyle}>
      <p css={titleStyle}>{title}</p>
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
  strong: largeType(theme.text.quote),
});

const titleStyle = css(panelLabel, { flexBasis: '100%' });
