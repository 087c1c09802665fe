import { css } from '@emotion/react';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';

interface SlotProps {
  day: string;
  date: string;
  time: string;
  title: string;
  text: string;
}

/** An appointment beside its day, a leaf of a calendar. */
export function Slot({ day, date, time, title, text }: SlotProps) {
  return (
    <div css={slotStyle}>
      <span css={dateStyle}>
        {day}
        <strong>{date}</strong>
      </span>
      <div css={wordsStyle}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{time}</p>
        <p css={metaStyle}>{text}</p>
      </div>
    </div>
  );
}

const slotStyle = css(rowStyle, { alignItems: 'start', gap: theme.space[3] });

const wordsStyle = css({ flex: 1, minWidth: 0 });

const dateStyle = css({
  display: 'grid',
  flex: 'none',
  minWidth: theme.space[12],
  overflow: 'hidden',
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.small,
  background: theme.tint.soft,
  fontSize: theme.text.tiny,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.tint.strong,
  strong: {
    padding: `0 ${theme.space[2]}`,
    background: theme.colour.surface,
    fontSize: theme.text.title3,
    color: theme.colour.text,
  },
});
