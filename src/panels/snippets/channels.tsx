import { css } from '@emotion/react';
import { Person } from '../../components/display/person';
import type { SnippetOf } from '../../content/schemas/panels/panel-snippet';
import { columns, largeType, plainList } from '../../styles/mixins';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { channelTint } from '../parts/channel-chip';
import { Dialogue } from '../parts/dialogue';

/** One customer's messages over several channels, in one conversation. */
export function Channels({ name, note, threads }: SnippetOf<'channels'>) {
  return (
    <div css={drawingStyle}>
      <Person name={name} note={note} css={headStyle} />
      <ol css={plainList}>
        {threads.map(({ channel, address, dialogue }) => (
          <li key={channel} css={[threadStyle, channelTint(channel)]}>
            <p css={addressStyle}>
              <strong css={channelStyle}>{channel}</strong>
              {address}
            </p>
            <Dialogue lines={dialogue} css={dialogueStyle} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const CONVERSATION_WIDTH = '58%';

/** A band of each channel's colour leads from the left into the conversation, on narrow screens only through it. */
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
  [theme.container.wide]: {
    '&::before': { left: `calc(100% - ${CONVERSATION_WIDTH})` },
  },
});

const headStyle = css({
  paddingInline: theme.space[4],
  [theme.container.wide]: { marginLeft: `calc(100% - ${CONVERSATION_WIDTH})` },
});

const threadStyle = css(columns(), {
  gap: theme.space[2],
  marginTop: theme.space[3],
  paddingBlock: theme.space[3],
  background: theme.tint.soft,
  [theme.container.wide]: css(columns(`1fr ${CONVERSATION_WIDTH}`), {
    gap: 0,
    alignItems: 'center',
    // As far as the edge of the field around the drawing, which clips it.
    marginLeft: `calc(-1 * ${theme.space[8]})`,
    paddingLeft: theme.space[8],
  }),
});

const addressStyle = css(panelRow, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  rowGap: 0,
  paddingInline: theme.space[4],
  [theme.container.wide]: { paddingLeft: 0 },
});

const channelStyle = css(largeType(theme.text.title3), {
  color: theme.tint.strong,
});

const dialogueStyle = css({
  '--bubble-ground': theme.colour.surface,
  '--bubble-padding': theme.space[4],
  paddingInline: theme.space[4],
});
