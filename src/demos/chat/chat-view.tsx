import { css } from '@emotion/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, smallButtonStyle } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { visuallyHidden, wrappingRow } from '../../styles/mixins';
import { dialogueStyles } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import {
  ClockTime,
  demoBoxStyle,
  DemoLayout,
  listTitleStyle,
} from '../demo-parts';
import { type Message, useChat } from './use-chat';

export function ChatView({
  content,
}: {
  content: Queries.DemosFieldsFragment['chat'];
}) {
  const { messages, isTyping, send } = useChat(content);
  return (
    <DemoLayout text={content.text} tint="teal">
      <div css={windowStyle}>
        <MessageLog messages={messages} />
        <p role="status" css={typingStyle}>
          {isTyping && 'The assistant is typing…'}
        </p>
        <MessageForm onSend={send} />
      </div>
      <div>
        <h3 css={listTitleStyle}>{content.suggestions}</h3>
        <ul css={wrappingRow}>
          {content.prompts.map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                css={smallButtonStyle}
                onClick={() => send(prompt)}
              >
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

/** The conversation. New messages are announced and scrolled into view. */
function MessageLog({ messages }: { messages: readonly Message[] }) {
  const log = useRef<HTMLDivElement>(null);

  // Back to the end for a visitor who has scrolled up: in a reversed column the end is at 0.
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = 0;
  }, [messages]);

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // The keyboard has to reach it, because it scrolls.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      css={logStyle}
    >
      <ol css={dialogueStyles.list}>
        {messages.map(({ id, text, isBot, timestamp }) => (
          <li key={id} css={isBot ? dialogueStyles.own : dialogueStyles.other}>
            <span css={visuallyHidden}>{isBot ? 'Assistant: ' : 'You: '}</span>
            <p css={isBot ? dialogueStyles.ownBubble : dialogueStyles.bubble}>
              {text}
            </p>
            <p css={dialogueStyles.time}>
              <ClockTime timestamp={timestamp} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const logStyle = css({
  position: 'relative',
  // Reversed columns start at the end, also when the tab is shown again.
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  height: '24rem',
  padding: theme.space[4],
  ol: { gap: theme.space[3], marginBottom: 'auto' },
  // Inside, because the frame would clip an outline around it.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.stroke.thick})` },
});

// Keeps its height while empty, to prevent layout shift.
const typingStyle = css({
  minHeight: theme.space[6],
  paddingInline: theme.space[4],
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
});

/** Doesn't send blank messages. */
function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const fieldId = useId();
  const [draft, setDraft] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') return;
    onSend(draft);
    setDraft('');
  }

  return (
    <form css={formStyle} method="dialog" onSubmit={submit}>
      <Field id={fieldId} label="Your message">
        <input
          type="text"
          required
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
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
  borderTop: theme.rule,
  label: { fontSize: theme.text.tiny, fontWeight: 600 },
  button: { flex: 'none' },
});
