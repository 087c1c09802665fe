import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import {
  WIDE,
  boxStyle,
  metaStyle,
} from '../../components/product/product-style';
import { Outcome } from '../parts/outcome';
import type { PanelProps } from '../parts/panel-props';

interface InvoiceCardProps {
  invoice: NonNullable<PanelProps['panel']['invoice']>;
}

export function InvoiceCard({ invoice }: InvoiceCardProps) {
  return (
    <div css={cardStyle}>
      <p css={metaStyle}>Invoice {invoice.number}</p>
      <p css={amountStyle}>{invoice.amount}</p>
      <dl css={factsStyle}>
        <div>
          <dt>Invoice to</dt>
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
    gap: theme.space[3],
    padding: theme.space[5],
    boxShadow: theme.shadow.medium,
    // Its edge is behind the phone.
    [WIDE]: {
      alignSelf: 'start',
      gap: theme.space[4],
      marginTop: theme.space[16],
      marginRight: `calc(-1 * ${theme.space[6]})`,
      paddingBlock: theme.space[6],
      paddingRight: `calc(${theme.space[5]} + ${theme.space[6]})`,
    },
  });

const amountStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.03em',
    // An amount in thousands has to fit beside the phone.
    [WIDE]: { fontSize: '7cqi' },
  });

const factsStyle = (theme: Theme) =>
  css({
    '> div': {
      display: 'flex',
      alignItems: 'baseline',
      gap: theme.space[3],
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    dt: { fontSize: theme.text.tiny, color: theme.colour.textMuted },
    dd: { marginLeft: 'auto', textAlign: 'right' },
  });
