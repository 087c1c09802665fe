import { formatDuration } from '../../content/text/format';
import type { CallOutcome } from '../../content/schemas/demos';
import { type Machine, MAX_ITEMS, pickRandom, randomInteger } from '../machine';

/** When each line of a call is spoken and when the call ends, in ms after its start. */
const CALL_STEPS_MS = [1_000, 3_000, 5_000, 7_000, 9_000] as const;
const CALL_LENGTH_MS = 10_000;
/** Shortest and longest duration of a call record, in seconds. */
const CALL_SECONDS = [2 * 60, 4 * 60] as const;

/** A record may also have the outcome "callback", but no call may end with it (SPEC.md section 4). */
const SAMPLE_OUTCOMES: readonly CallOutcome[] = [
  'appointment',
  'qualified',
  'information',
];

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
  call?: {
    caller: string;
    /** When the call started, in ms since 1970. */
    startedAt: number;
    said: number;
  };
  records: readonly CallRecord[];
  nextId: number;
}

export type CallsEvent =
  { type: 'ring' } | { type: 'say' } | { type: 'hang-up' };

interface CallsContent {
  callers: readonly string[];
  summaries: readonly { outcome: string; summary: string }[];
}

/** One call at a time; keeps the newest five records. */
export function callsMachine({
  callers,
  summaries,
}: CallsContent): Machine<CallsState, CallsEvent> {
  return {
    initialState: () => ({ records: [], nextId: 1 }),

    reduce(state, event, { now, random }) {
      const { call, records, nextId } = state;
      switch (event.type) {
        case 'ring': {
          if (call) return state;
          const caller = pickRandom(random, callers);
          return { call: { caller, startedAt: now, said: 0 }, records, nextId };
        }
        case 'say':
          return call && call.said < CALL_STEPS_MS.length
            ? { ...state, call: { ...call, said: call.said + 1 } }
            : state;
        case 'hang-up': {
          if (!call) return state;
          const outcome = pickRandom(random, SAMPLE_OUTCOMES);
          const seconds = randomInteger(random, ...CALL_SECONDS);
          const record: CallRecord = {
            id: nextId,
            caller: call.caller,
            duration: formatDuration(seconds),
            outcome,
            timestamp: now,
            summary:
              summaries.find((each) => each.outcome === outcome)?.summary ?? '',
          };
          return {
            records: [record, ...records].slice(0, MAX_ITEMS),
            nextId: nextId + 1,
          };
        }
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

/** The last change as a sentence, for screen readers. */
export function callsAnnouncement({ call, records }: CallsState): string {
  if (call) return `${call.caller} is calling, and the assistant answers.`;
  const [last] = records;
  return last
    ? `${last.caller}’s call has ended: ${last.outcome}, ${last.duration}.`
    : '';
}
