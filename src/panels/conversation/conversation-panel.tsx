import { css } from '@emotion/react';
import { Fragment } from 'react';
import { Person } from '../../components/display/person';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { columns, wrappingRow } from '../../styles/mixins';
import { panelMeta } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { AppFrame } from '../parts/app-frame';
import { Composer } from '../parts/composer';
import { Dialogue } from '../parts/dialogue';
import { Note } from '../parts/note';
import { ChannelChip } from './channel-chip';
import { ConversationList } from './conversation-list';

/** An inbox with its first conversation open. */
export function ConversationPanel({
  panel,
}: {
  panel: PanelOf<'conversation'>;
}) {
  const { user, conversations, threads, draft } = panel;
  const [open] = conversations;
  const customer = open?.name ?? '';
  const unread = conversations.filter((one) => one.unread).length;
  return (
    <AppFrame
      activeIcon="inbox"
      title="Inbox"
      note={unread > 0 && `${unread} unread`}
      user={user}
    >
      <div css={panesStyle}>
        <ConversationList conversations={conversations} open={open} />
        <div css={conversationStyle}>
          <div css={threadsStyle}>
            <Person name={customer} />
            {threads.map(({ channel, event, memo, dialogue }) => (
              <Fragment key={channel}>
                <p css={eventStyle}>
                  <ChannelChip channel={channel} /> {event}
                </p>
                {memo && <Note text={memo} internal css={tintStyle('plum')} />}
                <Dialogue lines={dialogue} customer={customer} business="You" />
              </Fragment>
            ))}
          </div>
          <Composer draft={draft} />
        </div>
      </div>
    </AppFrame>
  );
}

const panesStyle = css(columns(), {
  [theme.container.wide]: { fontSize: theme.text.body },
  [theme.container.medium]: columns('1fr 1fr'),
});

/** Narrow panels show only the list. */
const conversationStyle = css({
  display: 'none',
  [theme.container.medium]: {
    display: 'flex',
    flexDirection: 'column',
    borderLeft: theme.rule,
  },
});

const threadsStyle = css({
  display: 'grid',
  flex: 1,
  alignContent: 'space-between',
  gap: theme.space[3],
  padding: theme.space[4],
});

const eventStyle = css(wrappingRow, panelMeta);
