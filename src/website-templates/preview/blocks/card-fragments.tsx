import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import type { PreviewCard } from '../preview-fields';
import { fromColour } from '../preview-style';

// Parts of the firm's software, within a card.

/** Messages of two people: the first one's stand on the left, the answers on the right. */
export function Messages({ messages }: Pick<PreviewCard, 'messages'>) {
  if (!messages) return null;
  const [first] = messages;
  return (
    <ul css={messagesStyle} data-fragment>
      {messages.map(({ name, text }) => (
        <li key={text} data-answer={name !== first?.name || undefined}>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Bars({ bars }: Pick<PreviewCard, 'bars'>) {
  return (
    bars && (
      <ul css={barsStyle} data-fragment>
        {bars.map(({ label, value, share }) => (
          <li key={label}>
            <span>{label}</span>
            <strong>{value}</strong>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="100" height="4" />
              <rect width={share} height="4" data-share />
            </svg>
          </li>
        ))}
      </ul>
    )
  );
}

const messagesStyle = css(plainList, {
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[3],
  strong: {
    paddingInline: theme.space[3],
    fontSize: theme.text.tiny,
    color: theme.colour.textMuted,
  },
  p: {
    maxWidth: '24em',
    padding: `${theme.space[2]} ${theme.space[3]}`,
    borderRadius: theme.radius.medium,
    borderBottomLeftRadius: theme.radius.tiny,
    background: theme.colour.surface,
    boxShadow: theme.shadow.small,
    color: theme.colour.text,
  },
  '[data-answer]': {
    justifySelf: 'end',
    strong: { display: 'block', textAlign: 'end' },
    p: {
      borderRadius: theme.radius.medium,
      borderBottomRightRadius: theme.radius.tiny,
      background: fromColour,
      color: theme.colour.onField,
    },
  },
});

const barsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${theme.space[1]} ${theme.space[3]}`,
  },
  strong: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  svg: {
    width: '100%',
    height: theme.space[2],
    borderRadius: theme.radius.round,
    fill: theme.tint.line,
    '[data-share]': { fill: theme.tint.strong },
  },
});
