import { REPLY_DELAY_MS } from '../constants';
import type { Machine } from '../machine/machine';
import type { Replies } from './reply-to';
import { replyTo } from './reply-to';

/** One message (SPEC.md section 3, "Chat demo message"). */
export interface Message {
  id: number;
  text: string;
  isBot: boolean;
  /** In ms since 1970. */
  timestamp: number;
}

export interface ChatState {
  messages: readonly Message[];
  /** The visitor's messages that have no reply yet, oldest first. */
  unanswered: readonly Message[];
  nextId: number;
}

export type ChatEvent =
  { type: 'send'; text: string } | { type: 'reply' } | { type: 'restart' };

interface ChatContent extends Replies {
  greeting: string;
}

/** The chat: each message is answered 1.5 s after it was sent, also when several wait (SPEC.md sections 4, 5 and 9). */
export function chatMachine(
  content: ChatContent,
): Machine<ChatState, ChatEvent> {
  const greeted = (nextId: number, now: number): ChatState =>
    withMessage({ messages: [], unanswered: [], nextId }, now, {
      text: content.greeting,
      isBot: true,
    });

  return {
    start: ({ now }) => greeted(1, now),

    reduce(state, event, { now }) {
      switch (event.type) {
        case 'send': {
          const text = event.text.trim();
          if (text === '') return state;
          const sent = withMessage(state, now, { text, isBot: false });
          return {
            ...sent,
            unanswered: [...state.unanswered, ...sent.messages.slice(-1)],
          };
        }
        case 'reply': {
          const [first, ...unanswered] = state.unanswered;
          if (!first) return state;
          const text = replyTo(first.text, content);
          return {
            ...withMessage(state, now, { text, isBot: true }),
            unanswered,
          };
        }
        case 'restart':
          // Identifiers go on, so that none is ever used twice.
          return greeted(state.nextId, now);
      }
    },

    nextTimer({ unanswered: [first] }) {
      return (
        first && {
          at: first.timestamp + REPLY_DELAY_MS,
          event: { type: 'reply' },
        }
      );
    },
  };
}

function withMessage(
  state: ChatState,
  timestamp: number,
  message: Pick<Message, 'text' | 'isBot'>,
): ChatState {
  const added = { id: state.nextId, timestamp, ...message };
  return {
    ...state,
    messages: [...state.messages, added],
    nextId: state.nextId + 1,
  };
}
