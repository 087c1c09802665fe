import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { RichText } from './rich-text';

/** What a section lies on: the paper, a shade deeper, or the dark field that closes a page. */
export type SectionTone = 'plain' | 'sunken' | 'field';

interface SectionProps {
  /** The place that links point at, without the "#". */
  id?: string;
  title: string;
  text?: string | null;
  tone?: SectionTone;
  /** Stands beside the heading and text where there is room, below them where there is not. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under a heading of its own. It owns its width and the space around it. */
export function Section({
  id,
  title,
  text,
  tone = 'plain',
  aside,
  children,
}: SectionProps) {
  const headingId = useId();
  const content = (
    <>
      <div css={headStyle}>
        <h2 id={headingId}>{title}</h2>
        {text && (
          <p css={tone === 'field' ? fieldLeadStyle : leadStyle}>
            <RichText>{text}</RichText>
          </p>
        )}
      </div>
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={headingId} css={bandStyles[tone]}>
      {aside ? (
        <div css={splitStyle}>
          <div>{content}</div>
          <div css={asideStyle}>{aside}</div>
        </div>
      ) : (
        <div css={columnStyle}>{content}</div>
      )}
    </section>
  );
}

/** The column that the parts of a page stand in. */
export const columnStyle = (theme: Theme) =>
  css({
    width: `min(100% - 2 * ${theme.space.gutter}, ${theme.width.page})`,
    marginInline: 'auto',
  });

/** The column in two halves, text and what is shown, where there is room for both. */
export const splitStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gap: theme.space[10],
    alignItems: 'center',
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space[16],
    },
  });

/** Lets what is shown shrink with its half instead of widening it. */
const asideStyle = css({ minWidth: 0 });

const bandStyle = (theme: Theme) =>
  css({ paddingBlock: theme.space.section, position: 'relative' });

const bandStyles: Record<
  SectionTone,
  (theme: Theme) => ReturnType<typeof css>
> = {
  plain: bandStyle,
  sunken: (theme) => css(bandStyle(theme), { background: theme.colour.sunken }),
  field: (theme) =>
    css(bandStyle(theme), {
      background: theme.colour.field,
      color: theme.colour.onField,
      overflow: 'hidden',
    }),
};

const headStyle = (theme: Theme) =>
  css({ maxWidth: theme.width.prose, marginBottom: theme.space[8] });

export const leadStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.lead,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    maxWidth: theme.width.prose,
  });

const fieldLeadStyle = (theme: Theme) =>
  css(leadStyle(theme), { color: theme.colour.onFieldMuted });
