import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { RichText } from './rich-text';

interface SectionProps {
  /** The place that links point at, without the "#". */
  id?: string;
  title: string;
  text?: string | null;
  children?: ReactNode;
}

/** A part of a page under a heading of its own. It owns its width and the space around it. */
export function Section({ id, title, text, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} css={sectionStyle}>
      <h2 id={headingId}>{title}</h2>
      {text && (
        <p css={leadStyle}>
          <RichText>{text}</RichText>
        </p>
      )}
      {children}
    </section>
  );
}

/** The column that the parts of a page stand in. */
export const columnStyle = (theme: Theme) =>
  css({
    width: `min(100% - 2 * ${theme.space[4]}, ${theme.width.page})`,
    marginInline: 'auto',
  });

const sectionStyle = (theme: Theme) =>
  css(columnStyle(theme), { paddingBlock: theme.space[12] });

const leadStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.lead,
    color: theme.colour.textMuted,
    maxWidth: theme.width.prose,
    marginBottom: theme.space[8],
  });
