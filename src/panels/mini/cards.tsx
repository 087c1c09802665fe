import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  metaStyle,
  rowStyle,
  tileStyle,
} from '../../components/product/product-style';

interface NoticeProps {
  icon: string;
  title: string;
  text: string;
  time?: string;
}

export function MiniNotice({ icon, title, text, time }: NoticeProps) {
  return (
    <div css={noticeStyle}>
      <span css={tileStyle}>
        <Icon name={icon} />
      </span>
      <div>
        <p css={headStyle}>
          <strong>{title}</strong>
          {time && <span css={metaStyle}>{time}</span>}
        </p>
        <p>{text}</p>
      </div>
    </div>
  );
}

interface PaymentProps {
  title: string;
  amount: string;
  status: string;
}

export function Payment({ title, amount, status }: PaymentProps) {
  return (
    <>
      <p css={metaStyle}>{title}</p>
      <p css={amountStyle}>{amount}</p>
      <p css={statusStyle}>
        <CircleCheck size="1.25em" />
        {status}
      </p>
    </>
  );
}

const noticeStyle = css(rowStyle, {
  alignItems: 'flex-start',
  gap: theme.space[3],
  '> div': { flex: 1 },
});

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
  // The time is below it where the text is enlarged.
  strong: { flex: '1 1 5em' },
});

const amountStyle = css(largeType(theme.text.figure));

export const statusStyle = css(rowStyle, {
  fontWeight: 600,
  color: theme.colour.success,
});
