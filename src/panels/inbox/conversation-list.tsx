import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Chip } from '../../components/product/chip';
import {
  MEDIUM,
  WIDE,
  metaStyle,
  rowStyle,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';
import { visuallyHidden } from '../../styles/visually-hidden';
import type { PanelProps } from '../parts/panel-props';

type Conversations = NonNullable<PanelProps['panel']['conversations']>;

interface ConversationListProps {
  conversations: Conversations;
  open: Conversations[number] | undefined;
}

/** Who wrote, where and when. The open conversation is marked. */
export function ConversationList({
  conversations,
  open,
}: ConversationListProps) {
  return (
    <ul css={plainList}>
      {conversations.map((conversation) => (
        <li
          key={conversation.name}
          css={conversation === open ? openStyle : itemStyle}
        >
          <p css={rowStyle}>
            {conversation.unread && <span aria-hidden="true" css={dotStyle} />}
            <strong>{conversation.name}</strong>{' '}
            {conversation.unread && <span css={visuallyHidden}>(unread)</span>}{' '}
            <span css={timeStyle}>{conversation.time}</span>
          </p>
          <div css={detailStyle}>
            <p css={conversation.unread ? unreadStyle : metaStyle}>
              {conversation.preview}
            </p>
            <ChannelChip channel={conversation.channel} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = (theme: Theme) =>
  css({
    position: 'relative',
    padding: `${theme.space[2]} ${theme.space[4]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    strong: { fontWeight: 600 },
  });

const openStyle = (theme: Theme) =>
  css(itemStyle(theme), {
    background: theme.tint.soft,
    boxShadow: `inset ${theme.thick} 0 ${theme.tint.strong}`,
  });

/** Preview and channel are side by side where the list has the whole width of a panel that is not narrow. */
const detailStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: theme.space[1],
    [MEDIUM]: { flexDirection: 'row' },
    [WIDE]: { flexDirection: 'column' },
  });

const dotStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    left: theme.space[1],
    width: theme.space[2],
    height: theme.space[2],
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
  });

const timeStyle = (theme: Theme) =>
  css(metaStyle(theme), { marginLeft: 'auto', whiteSpace: 'nowrap' });

const unreadStyle = (theme: Theme) =>
  css(metaStyle(theme), { color: theme.colour.text });

/** The colour of each channel that src/content/schemas/panel.ts allows. */
const families: Record<string, PaletteFamily> = {
  SMS: 'amber',
  WhatsApp: 'emerald',
  Email: 'sky',
  Facebook: 'indigo',
  Instagram: 'plum',
};

export function ChannelChip({ channel }: { channel: string }) {
  return (
    <span css={tintStyle(families[channel] ?? 'sage')}>
      <Chip>{channel}</Chip>
    </span>
  );
}
