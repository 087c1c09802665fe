import {
  CALL_LENGTH_MS,
  CALL_STEPS_MS,
  LIST_CAP,
  LONGEST_CALL_SECONDS,
  SHORTEST_CALL_SECONDS,
} from '../constants';
import type { Machine, World } from '../machine/machine';
import { oneOf, wholeNumber } from '../machine/random';
import { minutesAndSeconds } from './duration';

/** The outcomes that a sample call can have. A record may also say "callback", which no sample call does (SPEC.md section 4). */
const SAMPLE_OUTCOMES = ['appointment', 'qualified', 'information'] as const;

export type CallOutcome = (typeof SAMPLE_OUTCOMES)[number] | 'callback';

/** What is left of a call (SPEC.md section 3, "Demo call record"). */
export interface CallRecord {
  id: number;
  caller: string;
  /** Minutes and seconds, such as "2:05". */
  duration: string;
  outcome: CallOutcome;
  /** When the call ended, in ms since 1970. */
  timestamp: number;
  summary: string;
}

export interface CallsState {
  /** The call in progress, if there is one. */
  call?: {
    caller: string;
    /** In ms since 1970. */
    startedAt: number;
    /** How many of the five lines have been said. */
    said: number;
  };
  /** Newest first. */
  records: readonly CallRecord[];
  /** Whether the visitor has just started over, to be announced. */
  isRestarted?: boolean;
  nextId: number;
}

export type CallsEvent =
  | { type: 'ring' }
  | { type: 'say' }
  | { type: 'hang-up' }
  | { type: 'restart' };

interface CallsContent {
  callers: readonly string[];
  summaries: readonly { outcome: string; summary: string }[];
}

/** Sample calls: one at a time, ten seconds each, the newest five records kept (SPEC.md section 4). */
export function callsMachine({
  callers,
  summaries,
}: CallsContent): Machine<CallsState, CallsEvent> {
  function recordOf(
    { caller }: NonNullable<CallsState['call']>,
    id: number,
    { now, random }: World,
  ): CallRecord {
    const outcome = oneOf(random, SAMPLE_OUTCOMES);
    const seconds = wholeNumber(
      random,
      SHORTEST_CALL_SECONDS,
      LONGEST_CALL_SECONDS,
    );
    return {
      id,
      caller,
      duration: minutesAndSeconds(seconds),
      outcome,
      timestamp: now,
      summary:
        summaries.find((each) => each.outcome === outcome)?.summary ?? '',
    };
  }

  return {
    start: () => ({ records: [], nextId: 1 }),

    reduce(state, event, world) {
      const { call, records, nextId } = state;
      switch (event.type) {
        case 'ring': {
          if (call) return state;
          const caller = oneOf(world.random, callers);
          const started = { caller, startedAt: world.now, said: 0 };
          return { call: started, records, nextId };
        }
        case 'say':
          return call && call.said < CALL_STEPS_MS.length
            ? { ...state, call: { ...call, said: call.said + 1 } }
            : state;
        case 'hang-up': {
          if (!call) return state;
          const record = recordOf(call, nextId, world);
          return {
            records: [record, ...records].slice(0, LIST_CAP),
            nextId: nextId + 1,
          };
        }
        case 'restart':
          // Identifiers go on, so that none is ever used twice.
          return { records: [], nextId, isRestarted: true };
      }
    },

    nextTimer({ call }) {
      if (!call) return undefined;
      const step = CALL_STEPS_MS[call.said];
      return step === undefined
        ? { at: call.startedAt + CALL_LENGTH_MS, event: { type: 'hang-up' } }
        : { at: call.startedAt + step, event: { type: 'say' } };
    },
  };
}
