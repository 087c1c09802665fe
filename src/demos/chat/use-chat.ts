import { useEffect, useState } from 'react';
import { type Replies, replyTo } from './replies';

const REPLY_DELAY_MS = 1_500;

export interface Message {
  id: number;
  text: string;
  isBot: boolean;
  /** When it was sent, in ms since 1970. */
  timestamp: number;
}

/** Answers each message 1.5 s after it was sent, even if several wait. */
export function useChat(content: Replies & { greeting: string }) {
  const [messages, setMessages] = useState(() =>
    withMessage([], content.greeting, true, Date.now()),
  );
  const unanswered = firstUnanswered(messages);

  useEffect(() => {
    if (!unanswered) return;
    const due = unanswered.timestamp + REPLY_DELAY_MS;
    const timer = setTimeout(() => {
      const reply = replyTo(unanswered.text, content);
      setMessages((former) => withMessage(former, reply, true, due));
    }, due - Date.now());
    return () => clearTimeout(timer);
  }, [unanswered, content]);

  function send(message: string) {
    const text = message.trim();
    if (text === '') return;
    const now = Date.now();
    setMessages((former) => withMessage(former, text, false, now));
  }

  return { messages, isTyping: unanswered !== undefined, send };
}

const withMessage = (
  messages: readonly Message[],
  text: string,
  isBot: boolean,
  timestamp: number,
): readonly Message[] => [
  ...messages,
  { id: messages.length + 1, text, isBot, timestamp },
];

/** Messages are answered in order, and the greeting answers none. */
function firstUnanswered(messages: readonly Message[]): Message | undefined {
  const own = messages.filter(({ isBot }) => !isBot);
  const answers = messages.length - own.length - 1;
  return own[answers];
}
