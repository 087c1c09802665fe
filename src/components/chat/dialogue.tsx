import { css, keyframes } from '@emotion/react';
import { Chip } from '../display/badge';
import { Icon } from '../display/icon';
import { plainList, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { panelMeta, panelRow } from '../../styles/panel-style';

interface DialogueLine {
  speaker: string;
  text: string;
  time?: string;
  /** An icon after `by`. */
  icon?: string;
  /** Who answers, such as the AI assistant. Shown at the start of the line. */
  by?: string;
  /** Shown above the line: that a person takes over from the AI assistant. */
  event?: string;
}

interface DialogueProps {
  /** Parents may set `--bubble-ground` and `--bubble-padding` in `css`. */
  className?: string;
  lines: readonly DialogueLine[];
  /** Names of the two speakers for screen readers; omitted where the dialogue is hidden from them. */
  customer?: string;
  business?: string;
  /** The owner of the screen, whose lines are on the right. */
  own?: 'customer' | 'business';
  /** Animates the last line in once the page is shown. */
  arriving?: boolean;
}

export function Dialogue({
  lines,
  customer,
  business,
  own = 'business',
  arriving = false,
  className,
}: DialogueProps) {
  const handover = lines.findIndex(({ event }) => event);
  const isHandedOver = (index: number) => handover >= 0 && index >= handover;
  return (
    <ol css={dialogueStyles.list} className={className}>
      {lines.map(({ speaker, text, time, icon, by, event }, index) => (
        <li
          key={index}
          css={[
            speaker === own ? dialogueStyles.own : dialogueStyles.other,
            event && wideStyle,
            arriving && index === lines.length - 1 && arrivingStyle,
          ]}
        >
          {event && <p css={eventStyle}>{event}</p>}
          {customer && (
            <span css={visuallyHidden}>
              {speaker === 'customer' ? customer : business}:{' '}
            </span>
          )}
          <p
            css={[
              speaker === own
                ? dialogueStyles.ownBubble
                : dialogueStyles.bubble,
              speaker === 'business' && isHandedOver(index) && personStyle,
            ]}
          >
            {by && (
              <Chip css={[byStyle, icon && markedStyle]}>
                {by}
                {icon && <Icon name={icon} />}
              </Chip>
            )}
            {time ? `${text} ` : text}
            {time && <span css={dialogueStyles.time}>{time}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });

const arrivingStyle = css({
  [theme.media.motion]: {
    animation: `${arrive} ${theme.motion.slow} 400ms backwards`,
  },
});

const otherStyle = css({
  position: 'relative',
  alignSelf: 'flex-start',
  maxWidth: '92%',
});

const bubbleStyle = css({
  display: 'flow-root',
  width: 'fit-content',
  padding: `${theme.space[1]} var(--bubble-padding, ${theme.space[3]})`,
  border: theme.rule,
  borderRadius: theme.radius.medium,
  borderBottomLeftRadius: theme.radius.tiny,
  background: `var(--bubble-ground, ${theme.colour.sunken})`,
});

/** Also for the chat demo and the messages of articles. */
export const dialogueStyles = {
  list: css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    [theme.container.medium]: { gap: theme.space[2] },
  }),
  other: otherStyle,
  own: css(otherStyle, { alignSelf: 'flex-end' }),
  bubble: bubbleStyle,
  ownBubble: css(bubbleStyle, {
    marginLeft: 'auto',
    borderColor: theme.tint.line,
    borderBottomLeftRadius: theme.radius.medium,
    borderBottomRightRadius: theme.radius.tiny,
    background: `var(--bubble-ground, ${theme.tint.soft})`,
  }),
  /** At the end of the last line of text if it fits, otherwise below. */
  time: css(panelMeta, {
    float: 'right',
    marginLeft: theme.space[2],
    // The text's line height, so that both share a baseline.
    lineHeight: `calc(${theme.text.small} * ${theme.leading.snug})`,
  }),
};

const byStyle = css({ marginRight: theme.space[2] });

const markedStyle = css({
  background: theme.tint.strong,
  color: theme.colour.surface,
  svg: { height: '1.15em', width: '1.15em' },
});

const wideStyle = css({ alignSelf: 'stretch', maxWidth: 'none' });

/** What the business says after a handover from its assistant. */
const personStyle = css(tintStyle('amber'), {
  maxWidth: '92%',
  borderColor: theme.tint.line,
  background: theme.tint.soft,
});

/** A line across the dialogue. */
const eventStyle = css(panelRow, panelMeta, {
  marginBlock: `${theme.space[2]} ${theme.space[1]}`,
  fontWeight: 600,
  '&::before, &::after': { content: '""', flex: 1, borderTop: theme.rule },
});
