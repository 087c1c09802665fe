import { Tabs } from '@base-ui/react/tabs';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrappingRow } from '../styles/mixins';
import { theme } from '../styles/theme';
import { CallsView } from './calls/calls-view';
import { ChatView } from './chat/chat-view';
import { LeadsView } from './leads/leads-view';

export type DemoTab = 'chat' | 'leads' | 'calls';

interface DemosProps {
  content: Queries.DemosFieldsFragment;
  tab: DemoTab;
  onTab: (tab: DemoTab) => void;
}

/** `keepMounted` lets a demo continue while another tab is open. */
export function Demos({ content, tab, onTab }: DemosProps) {
  const { chat, leads, calls } = content;
  const tabs = [
    { id: 'chat', title: chat.title, panel: <ChatView content={chat} /> },
    { id: 'leads', title: leads.title, panel: <LeadsView content={leads} /> },
    { id: 'calls', title: calls.title, panel: <CallsView content={calls} /> },
  ] satisfies { id: DemoTab; title: string; panel: ReactNode }[];
  return (
    <Tabs.Root value={tab} onValueChange={onTab}>
      <Tabs.List aria-label="Demos" activateOnFocus css={tabListStyle}>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id} css={tabStyle}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} keepMounted css={panelStyle}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

const panelStyle = css({
  paddingTop: theme.space[5],
  '> :last-child': { marginBottom: 0 },
});

/** Wraps on narrow screens, where a scrolling row would hide tabs. */
const tabListStyle = css(wrappingRow, {
  gap: `0 ${theme.space[2]}`,
  borderBottom: theme.rule,
});

const tabStyle = css({
  position: 'relative',
  padding: `${theme.space[3]} ${theme.space[3]}`,
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.colour.text },
  // Not a transparent border, which forced colours would show on every tab.
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${theme.space[3]} 0`,
    borderBottom: `${theme.stroke.thick} solid ${theme.tint.strong}`,
  },
});
