import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
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

/** Who wrote, where and when, in slots of the channels' colours. The open conversation is marked. */
export function ConversationList({
  conversations,
  open,
}: ConversationListProps) {
  return (
    <ul css={listStyle}>
      {conversations.map((conversation) => (
        <li
          key={conversation.name}
          css={[
            tintStyle(familyOf(conversation.channel)),
            conversation === open && openStyle,
          ]}
        >
          <span
            aria-hidden="true"
            css={conversation.unread ? unreadSlotStyle : slotStyle}
            data-initials={initials(conversation.name)}
          />
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
              <Chip>{conversation.channel}</Chip>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    '> li': {
      display: 'flex',
      gap: theme.space[3],
      paddingRight: theme.space[4],
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
    },
    // On a phone the conversation below matters more than a long list.
    '> :nth-of-type(n + 5)': { display: 'none' },
    strong: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 600,
    },
    [WIDE]: {
      '> :nth-of-type(n + 5)': { display: 'flex' },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      height: '100%',
      // What may lie over the panel's corner covers no words.
      paddingBottom: theme.space[5],
    },
  });

/** Its letters are no text, so that they can be neither searched, copied nor read out. */
const slotStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    // Narrower where the text is enlarged.
    width: `min(${theme.space[12]}, 16cqi)`,
    background: theme.tint.line,
    color: theme.tint.strong,
    fontWeight: 700,
    '&::before': { content: 'attr(data-initials)' },
  });

const unreadSlotStyle = (theme: Theme) =>
  css(slotStyle(theme), {
    background: theme.tint.strong,
    color: theme.colour.surface,
  });

const wordsStyle = (theme: Theme) =>
  css({
    flex: 1,
    alignSelf: 'center',
    minWidth: 0,
    paddingBlock: theme.space[3],
  });

const openStyle = (theme: Theme) => css({ background: theme.tint.soft });

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

const familyOf = (channel: string) => families[channel] ?? 'sage';

export function ChannelChip({ channel }: { channel: string }) {
  return (
    <span css={tintStyle(familyOf(channel))}>
      <Chip>{channel}</Chip>
    </span>
  );
}
