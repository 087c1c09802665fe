import type { Machine } from '../machine';
import { type Replies, replyTo } from './replies';

const REPLY_DELAY_MS = 1_500;

export interface Message {
  id: number;
  text: string;
  isBot: boolean;
  /** When it was sent, in ms since 1970. */
  timestamp: number;
}

export interface ChatState {
  messages: readonly Message[];
  /** Messages that still wait for a reply, oldest first. */
  unanswered: readonly Message[];
  nextId: number;
}

export type ChatEvent = { type: 'send'; text: string } | { type: 'reply' };

/** Answers each message 1.5 s after it was sent, even if several wait. */
export function chatMachine(
  content: Replies & { greeting: string },
): Machine<ChatState, ChatEvent> {
  return {
    initialState: ({ now }) =>
      withMessage({ messages: [], unanswered: [], nextId: 1 }, now, {
        text: content.greeting,
        isBot: true,
      }),

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
