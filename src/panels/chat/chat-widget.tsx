import { Bot, Minus } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Composer } from '../parts/composer';
import { Dialogue } from '../../components/product/dialogue';
import { rowStyle } from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';

interface ChatWidgetProps {
  lines: PanelProps['panel']['dialogue'];
}

/** The chat window on a shop's page, as its visitor sees it. */
export function ChatWidget({ lines }: ChatWidgetProps) {
  return (
    <div css={widgetStyle}>
      <p css={headStyle}>
        <Bot aria-hidden="true" size="1.3em" />
        <strong>Chat with us</strong>
        <span css={endStyle}>
          <Minus aria-hidden="true" size="1.15em" />
        </span>
      </p>
      <div css={threadStyle}>
        <Dialogue
          lines={lines}
          customer="Visitor"
          business="Assistant"
          own="customer"
        />
      </div>
      <Composer />
    </div>
  );
}

const widgetStyle = (theme: Theme) =>
  css({
    overflow: 'hidden',
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    boxShadow: theme.shadow,
  });

const headStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `${theme.space[2]} ${theme.space[3]}`,
    background: theme.tint.strong,
    color: theme.colour.surface,
  });

const threadStyle = (theme: Theme) => css({ padding: theme.space[2] });

const endStyle = css({ marginLeft: 'auto' });
