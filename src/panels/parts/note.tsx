import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

interface NoteProps {
  title?: string;
  text: string;
  /** What customers don't see, such as a draft that waits for approval. */
  internal?: boolean;
  className?: string;
  /** A button. */
  children?: ReactNode;
}

/** An answer, or a note of the team. */
export function Note(props: NoteProps) {
  const { title, text, internal = false, className, children } = props;
  return (
    <div css={[noteStyle, internal && internalStyle]} className={className}>
      <p css={textStyle}>
        {title && <strong css={titleStyle}>{title}</strong>} <span>{text}</span>
      </p>
      {children}
    </div>
  );
}

const noteStyle = css(panelRow, {
  flexWrap: 'wrap',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderLeft: `${theme.stroke.thick} solid ${theme.tint.line}`,
  color: theme.colour.textMuted,
});

const internalStyle = css({
  border: `${theme.stroke.thin} dashed ${theme.tint.strong}`,
  borderRadius: theme.radius.small,
  background: `color-mix(in oklab, ${theme.tint.soft} 50%, ${theme.colour.surface})`,
});

const textStyle = css({ flex: '1 1 14em' });

const titleStyle = css({
  marginRight: theme.space[1],
  color: theme.tint.strong,
});
