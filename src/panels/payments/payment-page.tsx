import Lock from 'lucide-react/icons/lock';
import { css } from '@emotion/react';
import { panelBox, panelMeta } from '../../styles/panel-style';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  drawnButtonStyle,
  drawnFieldStyle,
  phoneCase,
} from '../parts/drawn-controls';
import { Person } from '../parts/person';

export function PaymentPage({ page, invoice }: PanelOf<'payments'>) {
  return (
    <div css={phoneStyle}>
      <p css={addressStyle}>
        <Lock aria-hidden="true" size="1em" />
        {page.address}
      </p>
      <Person name={invoice.firm} note={`Invoice ${invoice.number}`} />
      <p>
        <strong css={amountStyle}>{invoice.amount}</strong> {invoice.item}
      </p>
      <dl css={cardStyle}>
        {page.card.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p css={payStyle}>{page.button}</p>
    </div>
  );
}

export const phoneStyle = css(phoneCase, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[5],
  justifySelf: 'center',
  width: 'min(100%, 24rem)',
  padding: theme.space[4],
});

const addressStyle = css(drawnFieldStyle, { justifyContent: 'center' });

export const amountStyle = css(largeType(theme.text.titleLong, '-0.03em'), {
  display: 'block',
});

/** A drawing of a card form: the number has its own row. */
const cardStyle = css(columns({ all: '1fr 1fr' }), {
  gap: theme.space[2],
  div: panelBox,
  'div:first-of-type': { gridColumn: '1 / -1' },
  dt: panelMeta,
  dd: { fontWeight: 600 },
});

const payStyle = css(drawnButtonStyle, largeType(theme.text.title4), {
  '&&': { marginTop: 'auto' },
  justifyContent: 'center',
  padding: theme.space[4],
  borderRadius: theme.radius.medium,
});
