import { css } from '@emotion/react';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { largeType, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { panelLabel } from '../parts/drawn-parts';
import { Stamp } from '../parts/stamp';

export function Payment({ title, amount, status }: MiniPanelOf<'payment'>) {
  return (
    <div css={paymentStyle}>
      <p css={titleStyle}>{title}</p>
      <strong css={amountStyle}>{amount}</strong>
      <Stamp>{status}</Stamp>
    </div>
  );
}

/** The stamp is beside the amount, or below it where text is enlarged. */
const paymentStyle = css(wrappingRow, { justifyContent: 'space-between' });
const titleStyle = css(panelLabel, { flexBasis: '100%' });
const amountStyle = largeType(theme.text.figure);
