import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { rowStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { AppFrame } from '../parts/app-frame';
import { Composer } from '../parts/composer';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { ChannelChip } from './channel-chip';
import { ConversationList } from './conversation-list';

/** One inbox over several channels, of whose conversations the first one is open. */
export function InboxPanel({ panel }: { panel: PanelOf<'inbox'> }) {
  const { conversations, dialogue, draft } = panel;
  const [open] = conversations;
  const unread = conversations.filter((one) => one.unread).length;
  return (
    <AppFrame
      open="inbox"
      title="Inbox"
      note={unread > 0 && `${unread} unread`}
      user={panel.user}
    >
      <div css={panesStyle}>
        <ConversationList conversations={conversations} open={open} />
        <div css={threadPaneStyle}>
          {open && (
            <p css={headStyle}>
              <strong>{open.name}</strong>{' '}
              <ChannelChip channel={open.channel} />
            </p>
          )}
          <div css={threadStyle}>
            <Dialogue
              lines={dialogue}
              customer={open?.name ?? 'Customer'}
              business="You"
              arriving
            />
          </div>
          <Composer draft={draft} />
        </div>
      </div>
    </AppFrame>
  );
}

/** Narrow windows show the list alone. */
const panesStyle = css(columns(), {
  // A mini panel may overlap this corner.
  '> ul': { paddingBottom: theme.space[8] },
  [theme.media.phone]: { '> ul > :nth-of-type(n + 5)': { display: 'none' } },
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
});

const threadPaneStyle = css({
  display: 'none',
  [theme.container.medium]: { display: 'flex' },
  flexDirection: 'column',
  borderLeft: `${theme.line} solid ${theme.colour.line}`,
});

const headStyle = css(rowStyle, {
  justifyContent: 'space-between',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
});

const threadStyle = css({ marginTop: 'auto', padding: theme.space[4] });
