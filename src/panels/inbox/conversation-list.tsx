import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
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
          {conversation.unread && <span aria-hidden="true" css={dotStyle} />}
          <Avatar initials={initials(conversation.name)} />
          <div css={wordsStyle}>
            <p css={rowStyle}>
              <strong>{conversation.name}</strong>{' '}
              {conversation.unread && (
                <span css={visuallyHidden}>(unread)</span>
              )}{' '}
              <span css={timeStyle}>{conversation.time}</span>
            </p>
            <div css={detailStyle}>
              <p css={conversation.unread ? unreadStyle : previewStyle}>
                {conversation.preview}
              </p>
              <ChannelChip channel={conversation.channel} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'flex',
    gap: theme.space[3],
    padding: `${theme.space[3]} ${theme.space[4]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    strong: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 600,
    },
    // On a phone the conversation below matters more than a long list.
    '&:nth-of-type(n + 5)': { display: 'none' },
    [WIDE]: { '&:nth-of-type(n + 5)': { display: 'flex' } },
  });

const wordsStyle = css({ flex: 1, minWidth: 0 });

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
    [MEDIUM]: { flexDirection: 'row', alignItems: 'center' },
  });

const dotStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    left: theme.space[1],
    top: '50%',
    marginTop: `calc(-1 * ${theme.space[1]})`,
    width: theme.space[2],
    height: theme.space[2],
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
  });

const timeStyle = (theme: Theme) =>
  css(metaStyle(theme), { marginLeft: 'auto', whiteSpace: 'nowrap' });

const previewStyle = (theme: Theme) =>
  css(metaStyle(theme), {
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&&': { textWrap: 'nowrap' },
  });

const unreadStyle = (theme: Theme) =>
  css(previewStyle(theme), { fontWeight: 600, color: theme.colour.text });

/** The colour of each channel that src/content/schemas/product/panel.ts allows. */
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
