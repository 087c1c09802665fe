import { css } from '@emotion/react';
import { type SubmitEvent, useId } from 'react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { Button, pillStyle } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { DemoLayout, demoBoxStyle, listTitleStyle } from '../demo-layout';
import type { ChatEvent, ChatState } from './chat-machine';
import { MessageLog, TypingIndicator } from './conversation';

interface ChatViewProps {
  content: Queries.DemosFieldsFragment['chat'];
  state: ChatState;
  send: (event: ChatEvent) => void;
  draft: string;
  onDraft: (draft: string) => void;
}

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
              <button type="button" css={pillStyle} onClick={() => say(prompt)}>
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DemoLayout>
  );
}

const windowStyle = css(demoBoxStyle, {
  padding: 0,
  borderColor: theme.tint.line,
});

interface MessageFormProps {
  draft: string;
  onDraft: (draft: string) => void;
  /** Not called for a blank message (SPEC.md section 5). */
  onSend: (text: string) => void;
}

function MessageForm({ draft, onDraft, onSend }: MessageFormProps) {
  const fieldId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') return;
    onSend(draft);
    onDraft('');
  }

  return (
    <form css={formStyle} method="dialog" onSubmit={submit}>
      <Field id={fieldId} label="Your message">
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
        />
      </Field>
      <Button type="submit">
        Send
        <SendHorizontal aria-hidden="true" size="1em" />
      </Button>
    </form>
  );
}

const formStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.space[2],
  padding: theme.space[4],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  label: { fontSize: theme.text.tiny, fontWeight: 600 },
  button: { flex: 'none' },
});
