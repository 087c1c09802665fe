import type { ReactNode } from 'react';
import { useState } from 'react';
import { Tabs } from '../components/controls/tabs';
import { callsMachine } from './calls/calls-machine';
import { CallsView } from './calls/calls-view';
import { chatMachine } from './chat/chat-machine';
import { ChatView } from './chat/chat-view';
import { leadsMachine } from './leads/leads-machine';
import { LeadsView } from './leads/leads-view';
import { useMachine } from './machine/use-machine';

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
    <Tabs
      label="Demos"
      tabs={tabs}
      value={tab}
      onChange={(chosen) => {
        const found = tabs.find(({ id }) => id === chosen);
        if (found) onTab(found.id);
      }}
    />
  );
}
