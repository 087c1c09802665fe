import { css } from '@emotion/react';
import { Dialogue } from '../../components/chat/dialogue';
import { panelRow } from '../../styles/panel-style';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { ChannelChip, channelTint } from '../conversation/channel-chip';
import { Person } from '../parts/person';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';

/** One customer’s messages over several channels, in one conversation. */
export function Channels({ name, note, threads }: MiniOf<'channels'>) {
  return (
    <div css={drawingStyle}>
      <Person name={name} note={note} />
      <ol css={plainList}>
        {threads.map(({ channel, address, dialogue }) => (
          <li key={channel} css={[columns(), channelTint(channel)]}>
            <p css={addressStyle}>
              <ChannelChip channel={channel} />
              {address}
            </p>
            <Dialogue lines={dialogue} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const CONVERSATION_WIDTH = '58%';

const drawingStyle = css({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: theme.space[4],
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    boxShadow: theme.shadow.large,
  },
  '> div, li > ol': { paddingInline: theme.space[4] },
  '> ol > li': { gap: theme.space[2], marginTop: theme.space[4] },
  [theme.container.wide]: {
    '&::before': { left: `calc(100% - ${CONVERSATION_WIDTH})` },
    '> div': { marginLeft: `calc(100% - ${CONVERSATION_WIDTH})` },
    '> ol > li': {
      gridTemplateColumns: `minmax(0, 1fr) ${CONVERSATION_WIDTH}`,
      gap: 0,
      alignItems: 'start',
    },
  },
});

/**
 * In wide panels addresses are on a dark ground, so their colours are the same in both themes. A line leads from each
 * to the conversation.
 */
const addressStyle = css(panelRow, {
  flexWrap: 'wrap',
  paddingInline: theme.space[4],
  [theme.container.wide]: {
    colorScheme: 'light',
    padding: 0,
    color: theme.colour.onDark,
    '> span': { justifyContent: 'center', minWidth: '6rem' },
    '&::after': {
      content: '""',
      flex: 1,
      borderTop: `${theme.thick} solid ${theme.tint.line}`,
    },
  },
});
