import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
import { visuallyHidden } from '../../styles/visually-hidden';
import { WIDE, metaStyle } from './product-style';

interface DialogueProps {
  lines:
    readonly { speaker: string; text: string; time: string | null }[] | null;
  /** The names of the two speakers; none for a dialogue that screen readers pass over. */
  customer?: string;
  business?: string;
  /** Whose screen this is: their lines are on the right. */
  own?: 'customer' | 'business';
  /** Shows each name over the speaker's first line. Screen readers get it on every line anyway. */
  named?: boolean;
}

/** A conversation between a customer and a business. */
export function Dialogue({
  lines,
  customer,
  business,
  own = 'business',
  named = false,
}: DialogueProps) {
  const firstOf = (speaker: string) =>
    lines?.findIndex((line) => line.speaker === speaker);
  return (
    <ol css={listStyle}>
      {lines?.map(({ speaker, text, time }, index) => (
        <li key={index} css={speaker === own ? ownStyle : otherStyle}>
          {customer && (
            <span
              css={
                named && index === firstOf(speaker)
                  ? [nameStyle, speaker === own && ownNameStyle]
                  : visuallyHidden
              }
            >
              {speaker === 'customer' ? customer : business}
              <span css={visuallyHidden}>: </span>
            </span>
          )}
          <p css={speaker === own ? ownBubbleStyle : bubbleStyle}>
            {time ? `${text} ` : text}
            {time && <span css={timeStyle}>{time}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

// Also used by the chat demo.
export const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    [WIDE]: { gap: theme.space[2] },
  });

export const otherStyle = css({
  position: 'relative',
  alignSelf: 'flex-start',
  maxWidth: '92%',
});

/** `--own-bleed` is how far it runs off the window, without its words. */
export const ownStyle = css(otherStyle, {
  alignSelf: 'flex-end',
  marginRight: 'calc(-1 * var(--own-bleed, 0rem))',
});

const nameStyle = (theme: Theme) =>
  css({
    display: 'block',
    paddingInline: theme.space[3],
    marginBottom: theme.space[1],
    fontSize: theme.text.tiny,
    fontWeight: 600,
    color: theme.colour.textMuted,
  });

const ownNameStyle = css({ textAlign: 'right' });

export const bubbleStyle = (theme: Theme) =>
  css({
    display: 'flow-root',
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    borderBottomLeftRadius: theme.radius.tiny,
    background: theme.colour.sunken,
  });

export const ownBubbleStyle = (theme: Theme) =>
  css(bubbleStyle(theme), {
    paddingRight: `calc(${theme.space[3]} + var(--own-bleed, 0rem))`,
    borderColor: theme.tint.line,
    borderBottomLeftRadius: theme.radius.medium,
    borderBottomRightRadius: theme.radius.tiny,
    background: theme.tint.soft,
  });

/** At the end of the last line if it fits there, otherwise below it. */
export const timeStyle = (theme: Theme) =>
  css(metaStyle(theme), {
    float: 'right',
    marginLeft: theme.space[2],
    // As high as a line of the text, so that both share a baseline.
    lineHeight: `calc(${theme.text.small} * ${theme.leading.snug})`,
  });
