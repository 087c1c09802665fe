import { Fragment } from 'react';
import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { ChannelChip } from '../inbox/channel-chip';
import { ConversationList } from '../inbox/conversation-list';
import { AppFrame } from '../parts/app-frame';
import { WithSide } from '../parts/with-side';
import type { ScenePropsOf } from '../parts/scene-props';
import { Composer } from '../parts/composer';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';

/** One conversation that changes channel, beside the customer's details. */
export function ConversationPanel({
  panel,
  outcome,
}: ScenePropsOf<'conversation'>) {
  const { user, conversations, threads, draft, facts } = panel;
  const [open] = conversations;
  const customer = open?.name ?? '';
  return (
    <AppFrame open="inbox" title="Inbox" user={user}>
      <div css={panesStyle}>
        <ConversationList conversations={conversations} open={open} />
        <WithSide
          outcome={outcome}
          side={
            <div css={knownStyle}>
              <Person name={customer} />
              <Facts facts={facts} />
            </div>
          }
        >
          <div css={threadsStyle}>
            {threads.map(({ channel, event, memo, dialogue }, index) => (
              <Fragment key={channel}>
                <p css={eventStyle}>
                  <ChannelChip channel={channel} /> {event}
                </p>
                {memo && <p css={[tintStyle('amber'), memoStyle]}>{memo}</p>}
                <Dialogue
                  lines={dialogue}
                  customer={customer}
                  business="You"
                  arriving={index === threads.length - 1}
                />
              </Fragment>
            ))}
          </div>
          <Composer draft={draft} />
        </WithSide>
      </div>
    </AppFrame>
  );
}

/** The list beside the conversation, or its beginning above it. */
const panesStyle = css(columns(), {
  // Small print, too, is easily read.
  [theme.container.small]: { zoom: 1.1 },
  '> ul > :nth-of-type(n + 4)': { display: 'none' },
  [theme.container.spacious]: {
    zoom: 1.15,
    gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
    '> ul': { borderRight: `${theme.line} solid ${theme.colour.line}` },
    '> ul > :nth-of-type(n + 4)': { display: 'flex' },
    // Each channel below its message.
    '> ul > li div > p': { flex: '1 1 100%' },
  },
});

/** Narrow panels have the list instead. */
const knownStyle = css({
  display: 'none',
  [theme.container.medium]: { display: 'grid', gap: theme.space[3] },
});

const threadsStyle = css({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space[3],
  padding: theme.space[4],
});

/** Over a line from edge to edge. */
const eventStyle = css(rowStyle, metaStyle, {
  flexWrap: 'wrap',
  '&::after': {
    content: '""',
    flex: 1,
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
});

/** As a slip of paper: only the team sees it. */
const memoStyle = css({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  border: `${theme.line} dashed ${theme.tint.line}`,
  background: theme.tint.soft,
  color: theme.tint.strong,
});
