import { css } from '@emotion/react';
import { chipStyle } from '../../components/controls/toggle-chip';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { DemoLayout, listTitleStyle } from '../demo-layout';
import type { ChatEvent, ChatState } from './chat-machine';
import { MessageForm } from './message-form';
import { MessageLog } from './message-log';
import { TypingIndicator } from './typing-indicator';

interface ChatViewProps {
  content: Queries.DemosFieldsFragment['chat'];
  state: ChatState;
  send: (event: ChatEvent) => void;
  draft: string;
  onDraft: (draft: string) => void;
}

/** SPEC.md section 2, "Interactive demo section". */
export function ChatView({
  content,
  state,
  send,
  draft,
  onDraft,
}: ChatViewProps) {
  const say = (text: string) => send({ type: 'send', text });
  return (
    <DemoLayout
      text={content.text}
      tint="teal"
      wideFirst
      onRestart={() => send({ type: 'restart' })}
    >
      <div css={windowStyle}>
        <MessageLog messages={state.messages} />
        <TypingIndicator isTyping={state.unanswered.length > 0} />
        <MessageForm draft={draft} onDraft={onDraft} onSend={say} />
      </div>
      <div>
        <h3 css={listTitleStyle}>{content.suggestions}</h3>
        <ul css={wrappingRow}>
          {content.prompts.map((prompt) => (
            <li key={prompt}>
              <button type="button" css={chipStyle} onClick={() => say(prompt)}>
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DemoLayout>
  );
}

const windowStyle = css({
  minWidth: 0,
  border: `${theme.line} solid ${theme.tint.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  p: { margin: 0 },
});
