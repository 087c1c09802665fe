import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';
import { largeType } from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

export function Payment({ title, amount, status }: MiniOf<'payment'>) {
  return (
    <>
      <p css={panelMeta}>{title}</p>
      <p css={amountStyle}>{amount}</p>
      <p css={paidStyle}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </>
  );
}

const amountStyle = css(largeType(theme.text.figure));

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
