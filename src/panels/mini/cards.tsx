import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Icon } from '../../components/cards/icon';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { DateTile } from '../parts/date-tile';
import type { MiniPanelProps } from './mini-panel-props';

export function Notice({ mini }: MiniPanelProps) {
  return (
    <div css={noticeStyle}>
      <span css={tileStyle}>
        <Icon name={mini.icon ?? ''} />
      </span>
      <div css={wordsStyle}>
        <p css={headStyle}>
          <strong>{mini.title}</strong>
          {mini.time && <span css={metaStyle}>{mini.time}</span>}
        </p>
        <p>{mini.text}</p>
      </div>
    </div>
  );
}

export function Appointment({ mini }: MiniPanelProps) {
  return (
    <div css={noticeStyle}>
      <DateTile day={mini.day} date={mini.date} />
      <div css={wordsStyle}>
        <p>
          <strong>{mini.title}</strong>
        </p>
        <p>{mini.time}</p>
        <p css={metaStyle}>{mini.text}</p>
      </div>
    </div>
  );
}

export function Payment({ mini }: MiniPanelProps) {
  return (
    <>
      <p css={metaStyle}>{mini.title}</p>
      <p css={amountStyle}>{mini.amount}</p>
      <p css={statusStyle}>
        <CircleCheck size="1.25em" />
        {mini.status}
      </p>
    </>
  );
}

const noticeStyle = (theme: Theme) =>
  css(rowStyle(theme), { alignItems: 'flex-start', gap: theme.space[3] });

const wordsStyle = css({ flex: 1, minWidth: 0 });

const headStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${theme.space[2]}`,
    // The time is below it where the text is enlarged.
    strong: { flex: '1 1 5em', minWidth: 0 },
  });

const tileStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.space[10],
    height: theme.space[10],
    borderRadius: theme.radius.small,
    background: theme.tint.strong,
    color: theme.colour.surface,
  });

const amountStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    // Tighter, the pound sign would touch the digit after it.
    letterSpacing: 0,
  });

const statusStyle = (theme: Theme) =>
  css(rowStyle(theme), { fontWeight: 600, color: theme.colour.success });
