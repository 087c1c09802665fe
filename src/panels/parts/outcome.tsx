import type { LucideIcon } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { boxStyle, labelStyle } from '../../components/product/product-style';
import { tintStyle } from '../../styles/tint';
import { visuallyHidden } from '../../styles/visually-hidden';

interface OutcomeProps {
  icon: LucideIcon;
  label: string;
  text: string;
  /** Shows the result in green. */
  good?: boolean;
}

/** A result: an icon beside a label and its text. */
export function Outcome({ icon: Drawing, label, text, good }: OutcomeProps) {
  return (
    <p css={good ? [tintStyle('emerald'), goodStyle] : outcomeStyle}>
      <span css={iconStyle}>
        <Drawing aria-hidden="true" size="1.3em" />
      </span>
      <span css={wordsStyle}>
        <span css={labelStyle}>
          {label}
          <span css={visuallyHidden}>: </span>
        </span>
        {good ? <strong>{text}</strong> : text}
      </span>
    </p>
  );
}

const outcomeStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    display: 'flex',
    gap: theme.space[3],
    padding: `${theme.space[2]} ${theme.space[3]}`,
  });

const goodStyle = (theme: Theme) =>
  css(outcomeStyle(theme), {
    background: theme.tint.soft,
    borderColor: theme.tint.line,
  });

const iconStyle = (theme: Theme) =>
  css({
    flex: 'none',
    paddingTop: theme.space[1],
    color: theme.tint.strong,
  });

const wordsStyle = css({ position: 'relative', minWidth: 0 });
