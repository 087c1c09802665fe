import Bot from 'lucide-react/icons/bot';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/device-frame';
import { Dialogue } from '../../components/panel-parts/dialogue';
import { panelRow } from '../../components/panel-parts/panel-style';
import { Composer } from '../parts/composer';
import { drawnFieldStyle } from '../parts/drawn-controls';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { CHAT, ShopPage } from './shop-page';

interface ChatPanelProps {
  panel: PanelOf<'chat'>;
  picture: ReactNode;
}

/** A shop's website with its chat open, as visitors see it. */
export function ChatPanel({ panel, picture }: ChatPanelProps) {
  return (
    <>
      <BrowserBar aria-hidden css={browserStyle}>
        <span css={addressStyle}>
          <Lock size="1em" />
          {panel.address}
        </span>
      </BrowserBar>
      <div css={pageStyle}>
        <ShopPage panel={panel} picture={picture} />
        <div css={chatStyle}>
          <p css={headStyle}>
            <Bot aria-hidden="true" size="1.3em" />
            <strong>Chat with us</strong>
            <Minus aria-hidden="true" size="1.15em" />
          </p>
          <div css={threadStyle}>
            <Dialogue
              lines={panel.dialogue}
              customer="Visitor"
              business="Assistant"
              own="customer"
              arriving
            />
          </div>
          <Composer />
        </div>
      </div>
    </>
  );
}

const browserStyle = css({
  flexWrap: 'wrap',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.colour.sunken,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  color: theme.tint.line,
});

const addressStyle = css(drawnFieldStyle, {
  justifyContent: 'center',
  flex: '1 1 8rem',
  marginLeft: theme.space[2],
  background: theme.colour.surface,
});

/** Light in both themes, because it is another firm’s website. The chat overlaps its lower right corner; in narrow windows it is below. */
const pageStyle = css(columns(), {
  colorScheme: 'light',
  background: theme.colour.surface,
  color: theme.colour.text,
  overflowWrap: 'anywhere',
  [theme.container.medium]: {
    '> *': { gridArea: '1 / 1' },
  },
});

const chatStyle = css({
  margin: `0 ${theme.space[3]} ${theme.space[12]}`,
  overflow: 'hidden',
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  [theme.container.medium]: {
    placeSelf: 'end',
    width: CHAT,
    margin: `${theme.space[20]} ${theme.space[4]} ${theme.space[4]}`,
  },
  [theme.container.wide]: { fontSize: theme.text.body },
});

const headStyle = css(panelRow, {
  padding: theme.space[3],
  background: theme.tint.strong,
  color: theme.colour.surface,
  'svg:last-of-type': { marginLeft: 'auto' },
});

const threadStyle = css({ padding: `${theme.space[2]} ${theme.space[3]}` });
