import Inbox from 'lucide-react/icons/inbox';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import {
  WIDE,
  endPadding,
  rowStyle,
} from '../../components/product/product-style';
import { Composer } from '../parts/composer';
import type { PanelProps } from '../parts/panel-props';
import { TitleBar } from '../parts/title-bar';
import { ChannelChip, ConversationList } from './conversation-list';

/** One inbox over several channels, with the open conversation. */
export function InboxPanel({ panel }: PanelProps) {
  const { dialogue } = panel;
  const conversations = panel.conversations ?? [];
  const open = openConversation(conversations, dialogue);
  const unread = conversations.filter((one) => one.unread).length;
  return (
    <>
      <TitleBar icon={Inbox} title="Inbox">
        {unread > 0 && `${unread} unread`}
      </TitleBar>
      <div css={panesStyle}>
        <div css={listPaneStyle}>
          <ConversationList conversations={conversations} open={open} />
        </div>
        <div css={threadPaneStyle}>
          {open && (
            <p css={threadHeadStyle}>
              <strong>{open.name}</strong>{' '}
              <ChannelChip channel={open.channel} />
            </p>
          )}
          <div css={threadStyle}>
            <Dialogue
              lines={dialogue}
              customer={open?.name ?? 'Customer'}
              business="You"
            />
          </div>
          <Composer />
        </div>
      </div>
    </>
  );
}

const panesStyle = css({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
});

const listPaneStyle = (theme: Theme) =>
  css({
    [WIDE]: { borderRight: `${theme.line} solid ${theme.colour.line}` },
  });

/** A page may leave the conversation out where it has little room. */
const threadPaneStyle = css({
  display: 'var(--panel-thread, flex)',
  flexDirection: 'column',
});

const threadHeadStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    justifyContent: 'space-between',
    padding: `${theme.space[3]} ${endPadding(theme.space[4])} ${theme.space[3]} ${theme.space[4]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  });

const threadStyle = (theme: Theme) =>
  css({
    flex: 1,
    padding: theme.space[4],
    paddingRight: endPadding(theme.space[4]),
  });

type Panel = PanelProps['panel'];
type Conversation = NonNullable<Panel['conversations']>[number];

/** The conversation whose preview is the last line of the dialogue, or the first one. */
function openConversation(
  conversations: Panel['conversations'],
  lines: Panel['dialogue'],
): Conversation | undefined {
  const last = lines?.at(-1)?.text;
  return (
    conversations?.find(({ preview }) => preview === last) ?? conversations?.[0]
  );
}
