import CircleCheck from 'lucide-react/icons/circle-check';
import { css, keyframes } from '@emotion/react';
import { boxStyle, metaStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { amountStyle, statusStyle } from '../mini/cards';
import { Facts } from '../parts/facts';
import { theme } from '../../styles/theme';

/** An invoice, stamped once it is paid. */
export function InvoiceCard(invoice: PanelOf<'payments'>['invoice']) {
  return (
    <div css={cardStyle}>
      <p css={metaStyle}>Invoice {invoice.number}</p>
      <p css={amountStyle}>{invoice.amount}</p>
      <Facts
        facts={[
          { label: 'Invoice to', value: invoice.customer },
          { label: 'For', value: invoice.item },
        ]}
      />
      <p css={stampStyle}>
        <CircleCheck aria-hidden="true" size="1.25em" />
        {invoice.paid}
      </p>
    </div>
  );
}

const cardStyle = css(boxStyle, {
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[5],
  boxShadow: theme.shadow.medium,
});

const stamp = keyframes({ from: { opacity: 0, scale: 2, rotate: '-12deg' } });

const stampStyle = css(statusStyle, {
  justifySelf: 'start',
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.thick} solid`,
  borderRadius: theme.radius.tiny,
  rotate: '-3deg',
  [theme.media.motion]: {
    animation: `${stamp} 350ms ease-in 1.2s backwards`,
  },
});
