import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { CircleCheck } from 'lucide-react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Dialogue } from '../../components/product/dialogue';
import {
  WIDE,
  boxStyle,
  metaStyle,
  rowStyle,
  tintBackground,
} from '../../components/product/product-style';
import { Outcome } from '../parts/outcome';
import type { PanelProps } from '../parts/panel-props';

/** A text-to-pay thread that ends in a paid invoice. */
export function PaymentsPanel({ panel }: PanelProps) {
  const { invoice, dialogue } = panel;
  const customer = invoice?.customer ?? 'Customer';
  return (
    <div css={deskStyle}>
      <div css={phoneStyle}>
        <span aria-hidden="true" css={speakerStyle} />
        <div css={headStyle}>
          <Avatar initials={initials(customer)} solid />
          <p>
            <strong>{customer}</strong>{' '}
            <span css={kindStyle}>Text message</span>
          </p>
        </div>
        <div css={threadStyle}>
          <Dialogue lines={dialogue} customer={customer} business="You" />
        </div>
      </div>
      {invoice && <InvoiceCard invoice={invoice} />}
    </div>
  );
}

const deskStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[4],
    padding: theme.space[4],
    background: tintBackground(theme),
    alignItems: 'center',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: theme.space[6],
      padding: theme.space[6],
    },
  });

const phoneStyle = (theme: Theme) =>
  css({
    overflow: 'hidden',
    border: `${theme.thick} solid ${theme.colour.field}`,
    borderRadius: theme.radius.large,
    background: theme.colour.surface,
    boxShadow: theme.shadow.medium,
  });

const speakerStyle = (theme: Theme) =>
  css({
    display: 'block',
    width: theme.space[12],
    height: theme.space[1],
    margin: `${theme.space[2]} auto 0`,
    borderRadius: theme.radius.round,
    background: theme.colour.line,
  });

const headStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `${theme.space[2]} ${theme.space[3]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    p: { lineHeight: theme.leading.title },
  });

const kindStyle = (theme: Theme) => css(metaStyle(theme), { display: 'block' });

const threadStyle = (theme: Theme) => css({ padding: theme.space[3] });

interface InvoiceCardProps {
  invoice: NonNullable<PanelProps['panel']['invoice']>;
}

function InvoiceCard({ invoice }: InvoiceCardProps) {
  return (
    <div css={cardStyle}>
      <p css={metaStyle}>Invoice {invoice.number}</p>
      <p css={amountStyle}>{invoice.amount}</p>
      <dl css={factsStyle}>
        <div>
          <dt>Billed to</dt>
          <dd>{invoice.customer}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{invoice.item}</dd>
        </div>
      </dl>
      <Outcome icon={CircleCheck} label="Status" text={invoice.paid} good />
    </div>
  );
}

const cardStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[2],
    padding: theme.space[4],
    boxShadow: theme.shadow.medium,
  });

const amountStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.03em',
    // An amount in thousands has to fit beside the phone.
    [WIDE]: { fontSize: '6cqi' },
  });

const factsStyle = (theme: Theme) =>
  css({
    '> div': {
      display: 'flex',
      alignItems: 'baseline',
      gap: theme.space[3],
      paddingBlock: theme.space[2],
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    dt: { fontSize: theme.text.tiny, color: theme.colour.textMuted },
    dd: { marginLeft: 'auto', textAlign: 'right' },
  });
