import CircleCheck from 'lucide-react/icons/circle-check';
import { css, keyframes } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { boxStyle, metaStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { stamped, statusStyle } from '../mini/cards';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';
import { PaymentPage } from './payment-page';

/** From left to right: a text message with a link, the payment page on the customer’s phone, the paid invoice. */
export function PaymentsPanel({ panel }: { panel: PanelOf<'payments'> }) {
  const { invoice, dialogue } = panel;
  const facts = [
    { label: 'Invoice to', value: invoice.customer },
    { label: 'For', value: invoice.item },
    { label: 'Amount', value: invoice.amount },
  ];
  return (
    <div css={deskStyle}>
      <div css={cardStyle}>
        <Person name={invoice.firm} note="Text message" />
        <Dialogue
          lines={dialogue}
          customer={invoice.customer}
          business={invoice.firm}
          own="customer"
          arriving
        />
      </div>
      <PaymentPage {...panel} />
      <div css={cardStyle}>
        <p css={metaStyle}>Invoice {invoice.number}</p>
        <Facts facts={facts} />
        <p css={stampStyle}>
          <CircleCheck aria-hidden="true" size="1.25em" />
          {invoice.paid}
        </p>
      </div>
    </div>
  );
}

const deskStyle = css(columns(), {
  overflowWrap: 'anywhere',
  gap: theme.space[6],
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The phone is beside message and invoice.
    '> :nth-of-type(2)': { gridArea: '1 / 2 / 3', width: '18rem' },
  },
  [theme.container.spacious]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    fontSize: theme.text.body,
    // A line behind the three parts connects them.
    background: `linear-gradient(${theme.tint.strong} 0 0) center / 90% ${theme.thick} no-repeat`,
    '> :nth-of-type(2)': { gridRow: 1 },
  },
});

const cardStyle = css(boxStyle, columns(), {
  gap: theme.space[3],
  alignContent: 'space-between',
  padding: theme.space[5],
  boxShadow: theme.shadow.medium,
});

const stamp = keyframes({ from: { opacity: 0, scale: 2, rotate: '-12deg' } });

const stampStyle = css(statusStyle, {
  justifySelf: 'start',
  ...stamped,
  fontSize: theme.text.title4,
  [theme.media.motion]: {
    animation: `${stamp} 350ms ease-in 1.2s backwards`,
  },
});
