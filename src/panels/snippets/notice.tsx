import { css } from '@emotion/react';
import { Icon } from '../../components/display/icon';
import type { SnippetOf } from '../../content/schemas/panels/panel-snippet';
import { columns, largeType, wrappingRow } from '../../styles/mixins';
import { panelMeta } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import {
  drawnButtonStyle,
  panelTile,
  panelWithTile,
} from '../parts/drawn-parts';

interface NoticeProps extends Omit<SnippetOf<'notice'>, 'kind'> {
  large?: boolean;
}

export function Notice(props: NoticeProps) {
  const { icon, title, text, time, buttons, large } = props;
  return (
    <div css={[panelWithTile, large && largeStyle]}>
      <span css={panelTile}>
        <Icon name={icon} />
      </span>
      <div css={large && largeWordsStyle}>
        <p css={headStyle}>
          <strong css={[titleStyle, large && largeTitleStyle]}>{title}</strong>
          {time && (
            <span css={[panelMeta, large && largeTimeStyle]}>{time}</span>
          )}
        </p>
        <p>{text}</p>
        {buttons && (
          <div css={[buttonsStyle, large && besideStyle]}>
            {buttons.map((button, index) => (
              <span
                key={button}
                css={[
                  drawnButtonStyle,
                  index < buttons.length - 1 && secondaryStyle,
                ]}
              >
                {button}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const headStyle = css(wrappingRow, {
  alignItems: 'baseline',
  gap: `0 ${theme.space[2]}`,
});

/** If text is enlarged, the time wraps below. */
const titleStyle = css({ flex: '1 1 5em' });

const secondaryStyle = css({
  background: 'none',
  color: theme.tint.strong,
});

const buttonsStyle = css(wrappingRow, { marginTop: theme.space[3] });

/** In a wide panel the title is larger, and the buttons are beside the words. */
const largeStyle = css({ fontSize: theme.text.body });

const largeTitleStyle = css(largeType(theme.text.title2Small), {
  [theme.container.wide]: { flex: 'none', fontSize: theme.text.title2 },
});

const largeTimeStyle = css({ color: 'inherit' });

const largeWordsStyle = css({
  [theme.container.wide]: columns('1fr auto'),
});

const besideStyle = css({
  [theme.container.wide]: { gridArea: '1 / 2 / 3', margin: 0 },
});
