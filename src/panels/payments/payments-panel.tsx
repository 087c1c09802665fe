import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { boxStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { Person } from '../parts/person';
import { InvoiceCard } from './invoice-card';
import { PaymentPage } from './payment-page';

/** A text with a link, the page that it opens on the customer’s phone, and the paid invoice. */
export function PaymentsPanel({ panel }: { panel: PanelOf<'payments'> }) {
  const { invoice, dialogue } = panel;
  return (
    <div css={deskStyle}>
      <div css={textsStyle}>
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
      <InvoiceCard {...invoice} />
    </div>
  );
}

const deskStyle = css(columns(), {
  gap: theme.space[6],
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The phone beside the other two.
    '> :nth-of-type(2)': { gridArea: '1 / 2 / 3', width: '18rem' },
  },
});

const textsStyle = css(boxStyle, {
  display: 'grid',
  gap: theme.space[3],
  alignContent: 'start',
  padding: theme.space[5],
  boxShadow: theme.shadow.medium,
});
