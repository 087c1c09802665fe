import { css, keyframes } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import { Icon } from '../../components/display/icon';
import type { DialogueLine } from '../../content/schemas/panels/parts';
import { visuallyHidden } from '../../styles/mixins';
import { dialogueStyles, panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

interface DialogueProps {
  /** Parents may set `--bubble-ground` and `--bubble-padding` in `css`. */
  className?: string;
  lines: readonly DialogueLine[];
  /** Names of the two speakers for screen readers; omitted where the dialogue is hidden from them. */
  customer?: string;
  business?: string;
  /** Animates the last line in once the page is shown. */
  arriving?: boolean;
}

export function Dialogue({
  lines,
  customer,
  business,
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
            speaker === 'business' ? dialogueStyles.own : dialogueStyles.other,
            event && wideStyle,
            arriving && index === lines.length - 1 && arrivingStyle,
          ]}
        >
          {event && <p css={eventStyle}>{event}</p>}
          {customer && (
            <span css={visuallyHidden}>
              {`${speaker === 'customer' ? customer : business}: `}
            </span>
          )}
          <p
            css={[
              speaker === 'business'
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
            <span>{text}</span>
          </p>
          {time && <p css={dialogueStyles.time}>{time}</p>}
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

const byStyle = css({
  marginRight: theme.space[2],
  background: theme.colour.surface,
});

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
