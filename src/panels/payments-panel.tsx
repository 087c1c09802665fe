import { css, keyframes } from '@emotion/react';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Chip } from '../components/display/badge';
import { Person } from '../components/display/person';
import type { PaymentsPanelData } from '../content/schemas/panels/payments-panel';
import { columns, largeType, plainList } from '../styles/mixins';
import { panelBox, panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { Composer } from './parts/composer';
import { Dialogue } from './parts/dialogue';
import {
  drawnButtonStyle,
  drawnFieldStyle,
  paperStyle,
  phoneCase,
} from './parts/drawn-parts';
import { Facts } from './parts/facts';
import { Stamp } from './parts/stamp';

export function PaymentsPanel({ panel }: { panel: PaymentsPanelData }) {
  const { steps, invoice, dialogue } = panel;
  return (
    <ol css={stepsStyle}>
      <Step title={`1 ${steps.message}`}>
        <div css={phoneStyle}>
          <Person name={invoice.firm} note="Text message" />
          <Dialogue
            lines={dialogue}
            customer={invoice.customer}
            business={invoice.firm}
            css={messagesStyle}
          />
          <Composer css={composerStyle} />
        </div>
      </Step>
      <Step title={`2 ${steps.payment}`}>
        <PaymentPage {...panel} />
      </Step>
      <Step title={`3 ${steps.receipt}`} css={receiptStepStyle}>
        <div css={[paperStyle, sheetStyle]}>
          <Person name={invoice.firm} note={`Receipt for ${invoice.number}`} />
          <Facts facts={invoice.lines} />
          <p css={totalStyle}>
            Total <strong css={amountStyle}>{invoice.amount}</strong>
          </p>
          <Stamp css={paidStyle}>{invoice.paid}</Stamp>
        </div>
      </Step>
    </ol>
  );
}

interface StepProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Step({ title, className, children }: StepProps) {
  return (
    <li css={stepStyle} className={className}>
      <Chip css={stepTitleStyle}>{title}</Chip>
      {children}
    </li>
  );
}

function PaymentPage({ page, invoice }: PaymentsPanelData) {
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
        {page.card.map(({ label, value }, index) => (
          <div key={label} css={[panelBox, index === 0 && numberStyle]}>
            <dt css={panelMeta}>{label}</dt>
            <dd css={valueStyle}>{value}</dd>
          </div>
        ))}
      </dl>
      <p css={payStyle}>{page.button}</p>
    </div>
  );
}

const phoneStyle = css(phoneCase, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[5],
  justifySelf: 'center',
  width: 'min(100%, 24rem)',
  padding: theme.space[4],
});

const addressStyle = css(drawnFieldStyle, { justifyContent: 'center' });

const amountStyle = css(largeType(theme.text.titleLong, 'large'), {
  display: 'block',
});

/** A drawing of a card form: the number has its own row. */
const cardStyle = css(columns('1fr 1fr'), {
  gap: theme.space[2],
});

const valueStyle = css({ fontWeight: 600 });

const numberStyle = css({ gridColumn: '1 / -1' });

const payStyle = css(drawnButtonStyle, largeType(theme.text.title4), {
  marginTop: 'auto',
  justifyContent: 'center',
  padding: theme.space[4],
  borderRadius: theme.radius.medium,
});

const LINE = `linear-gradient(${theme.tint.strong} 0 0) no-repeat`;

/** A line behind the three steps connects them; it shows in the gaps. */
const stepsStyle = css(plainList, columns(), {
  gap: theme.space[12],
  // Keeps the caption out of the shadows.
  paddingBottom: theme.space[8],
  background: `center / ${theme.stroke.thick} 90% ${LINE}`,
  [theme.container.medium]: css(columns('1fr 1fr'), {
    background: `50% 30% / 50% ${theme.stroke.thick} ${LINE}, 50% 75% / ${theme.stroke.thick} 60% ${LINE}`,
  }),
  [theme.container.spacious]: css(columns('3fr 3fr 4fr'), {
    background: `center / 90% ${theme.stroke.thick} ${LINE}`,
    fontSize: theme.text.body,
  }),
});

/** The second row fills the cell, so that steps side by side have the same height. */
const stepStyle = css(columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[3],
});

const stepTitleStyle = css({
  justifySelf: 'center',
  fontSize: theme.text.caption,
});

/** The receipt has a row to itself until all three steps fit into one. */
const receiptStepStyle = css({
  gridColumn: '1 / -1',
  [theme.container.medium]: { paddingInline: '20%' },
  [theme.container.spacious]: { gridColumn: 'auto', padding: 0 },
});

/** Pushes the messages down to the input field at the phone's lower edge. */
const messagesStyle = css({ marginTop: 'auto' });
const composerStyle = css({ paddingInline: 0 });

const sheetStyle = css(columns(), {
  gap: theme.space[5],
  alignContent: 'space-between',
  padding: `${theme.space[10]} ${theme.space[6]}`,
  '> *': { colorScheme: 'light', color: theme.colour.text },
});

const totalStyle = css(panelRow, {
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingTop: theme.space[4],
  borderTop: `${theme.stroke.thin} dashed ${theme.colour.control}`,
});

const stamp = keyframes({ from: { opacity: 0, scale: 2, rotate: '-12deg' } });

const paidStyle = css({
  justifySelf: 'center',
  fontSize: `min(${theme.text.title2Small}, 5.5cqi)`,
  [theme.container.medium]: {
    fontSize: `min(${theme.text.title2Small}, 3cqi)`,
  },
  [theme.media.motion]: { animation: `${stamp} 350ms ease-in 1.2s backwards` },
});
