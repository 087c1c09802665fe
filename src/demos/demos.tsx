import { type ReactNode, useState } from 'react';
import { Tabs } from '@base-ui/react/tabs';
import { css } from '@emotion/react';
import { wrappingRow } from '../styles/lists';
import { theme } from '../styles/theme';
import { callsMachine } from './calls/calls-machine';
import { CallsView } from './calls/calls-view';
import { chatMachine } from './chat/chat-machine';
import { ChatView } from './chat/chat-view';
import { leadsMachine } from './leads/leads-machine';
import { LeadsView } from './leads/leads-view';
import { useMachine } from './machine';

export type DemoTab = 'chat' | 'leads' | 'calls';

interface DemosProps {
  content: Queries.DemosFieldsFragment;
  tab: DemoTab;
  onTab: (tab: DemoTab) => void;
}

/** The machines run here, above the tabs, so that a demo continues while another one is shown. */
export function Demos({ content, tab, onTab }: DemosProps) {
  const { chat, leads, calls } = content;
  const [draft, setDraft] = useState('');
  const chatRun = useMachine(() => chatMachine(chat));
  const leadsRun = useMachine(() => leadsMachine(leads.samples));
  const callsRun = useMachine(() => callsMachine(calls));

  const tabs: { id: DemoTab; title: string; panel: ReactNode }[] = [
    {
      id: 'chat',
      title: chat.title,
      panel: (
        <ChatView
          content={chat}
          {...chatRun}
          draft={draft}
          onDraft={setDraft}
        />
      ),
    },
    {
      id: 'leads',
      title: leads.title,
      panel: <LeadsView content={leads} {...leadsRun} />,
    },
    {
      id: 'calls',
      title: calls.title,
      panel: <CallsView content={calls} {...callsRun} />,
    },
  ];
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
        <Tabs.Panel key={id} value={id} css={panelStyle}>
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

/** Wraps on narrow screens: in a row that scrolls, tabs would be out of sight. */
const tabListStyle = css(wrappingRow, {
  gap: `0 ${theme.space[2]}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
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
  // Not a border: in forced-colours mode a transparent one would show on every tab.
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${theme.space[3]} 0`,
    borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
  },
});
