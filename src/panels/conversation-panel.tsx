import { css } from '@emotion/react';
import { Fragment } from 'react';
import { Avatar, Person } from '../components/display/person';
import type { ConversationPanelData } from '../content/schemas/panels/conversation-panel';
import {
  columns,
  plainList,
  visuallyHidden,
  wrappingRow,
} from '../styles/mixins';
import { panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { AppFrame } from './parts/app-frame';
import { ChannelChip } from './parts/channel-chip';
import { Composer } from './parts/composer';
import { Dialogue } from './parts/dialogue';
import { Note } from './parts/note';

/** The top of an inbox, with its first conversation open. */
export function ConversationPanel({ panel }: { panel: ConversationPanelData }) {
  const { user, conversations, threads, draft } = panel;
  const [open] = conversations;
  const customer = open?.name ?? '';
  const unread = conversations.filter((one) => one.unread).length;
  return (
    <AppFrame
      product="messaging"
      title="Inbox"
      note={unread > 0 && `${unread} unread`}
      user={user}
    >
      <div css={panesStyle}>
        <ConversationList conversations={conversations} />
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

type Conversations = ConversationPanelData['conversations'];

/** The first one is open. */
function ConversationList({ conversations }: { conversations: Conversations }) {
  return (
    <ul css={listStyle}>
      {conversations.map((conversation, index) => {
        const { name, channel, preview, time, unread } = conversation;
        return (
          <li
            key={name}
            css={[rowStyle, index === 0 && openStyle, unread && unreadStyle]}
          >
            <Avatar name={name} />
            <div css={wordsStyle}>
              <p css={lineStyle}>
                <strong css={unread ? boldStyle : nameStyle}>{name}</strong>{' '}
                {unread && <span css={visuallyHidden}>(unread)</span>}{' '}
                <span css={timeStyle}>{time}</span>
              </p>
              <div css={lineStyle}>
                <p css={[previewStyle, unread && boldStyle]}>{preview}</p>
                <ChannelChip channel={channel} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The rows share the height of the conversation. */
const listStyle = css(plainList, {
  display: 'grid',
});

const rowStyle = css(panelRow, {
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderBottom: theme.rule,
  borderLeft: `${theme.stroke.thick} solid transparent`,
  [theme.container.medium]: { paddingBlock: theme.space[3] },
});

const openStyle = css({
  '--avatar-ground': theme.colour.surface,
  borderLeftColor: theme.tint.strong,
  background: theme.tint.soft,
});

const unreadStyle = css({ borderLeftColor: theme.colour.brandCoral });

const wordsStyle = css({ flex: 1, minWidth: 0 });

/** Time and channel wrap below the words if they don't fit beside them. */
const lineStyle = css(panelRow, {
  flexWrap: 'wrap',
  rowGap: theme.space[1],
  [theme.container.wide]: { fontSize: theme.text.caption },
});

const nameStyle = css({ fontWeight: 500 });
const boldStyle = css({ fontWeight: 700, color: theme.colour.text });

const timeStyle = css(panelMeta, { marginLeft: 'auto', whiteSpace: 'nowrap' });

/** A single line. Its end may be cut off after some words, unlike any other text of a panel. */
const previewStyle = css(panelMeta, {
  flex: '1 0 min(9em, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textWrap: 'nowrap',
  [theme.container.wide]: { fontSize: theme.text.caption },
});
