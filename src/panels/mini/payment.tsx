import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { largeType } from '../../styles/mixins';
import { panelLabel, panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

export function Payment(payment: MiniOf<'payment'> & { plain: boolean }) {
  const { title, amount, status, plain } = payment;
  const styles = plain ? plainStyles : cardStyles;
  return (
    <div css={styles.payment}>
      <p css={styles.title}>{title}</p>
      <p css={styles.amount}>{amount}</p>
      <p css={styles.status}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </div>
  );
}

/** A frame that looks stamped, to be spread into a style. */
export const stamped = {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.thick} solid`,
  borderRadius: theme.radius.tiny,
  rotate: '-3deg',
};

export const paidStyle = css(panelRow, {
  fontWeight: 600,
  color: theme.colour.success,
});

const cardStyles = {
  payment: undefined,
  title: css(panelMeta, { fontSize: `var(--mini-title, ${theme.text.tiny})` }),
  amount: css(largeType(theme.text.figure)),
  status: paidStyle,
};

/** The status is a stamp beside the amount, or above it where text is enlarged. */
const plainStyles = {
  payment: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.space[2],
    alignItems: 'center',
  }),
  title: css(panelLabel, { flexBasis: '100%' }),
  amount: css({ order: 1, ...largeType(theme.text.quote) }),
  status: css(paidStyle, stamped),
};
