import { useEffect, useState } from 'react';
import type { CallOutcome } from '../../content/schemas/demos';
import { formatDuration } from '../../content/text/format';
import { pickRandom, type Random, randomInteger, withNewest } from '../samples';

/** When each line of a call is spoken and when the call ends, in ms after its start. */
const CALL_STEPS_MS = [1_000, 3_000, 5_000, 7_000, 9_000] as const;
const CALL_LENGTH_MS = 10_000;
/** Shortest and longest duration of a call record, in seconds. */
const CALL_SECONDS = [2 * 60, 4 * 60] as const;

/** The specification has another outcome, "callback", with which no call may end. */
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

export interface Call {
  caller: string;
  /** In ms since 1970. */
  startedAt: number;
  /** The number of lines that have been spoken. */
  said: number;
}

type CallsContent = Queries.DemosFieldsFragment['calls'];

/** One call at a time; keeps the newest five records, newest first. */
export function useCalls(
  { callers, summaries }: Pick<CallsContent, 'callers' | 'summaries'>,
  random: Random = Math.random,
) {
  const [call, setCall] = useState<Call>();
  const [records, setRecords] = useState<readonly CallRecord[]>([]);

  useEffect(() => {
    if (!call) return;
    const step = CALL_STEPS_MS[call.said];
    const due = call.startedAt + (step ?? CALL_LENGTH_MS);
    const timer = setTimeout(() => {
      if (step) {
        setCall({ ...call, said: call.said + 1 });
        return;
      }
      const outcome = pickRandom(random, SAMPLE_OUTCOMES);
      const record = {
        id: (records[0]?.id ?? 0) + 1,
        caller: call.caller,
        duration: formatDuration(randomInteger(random, ...CALL_SECONDS)),
        outcome,
        timestamp: due,
        summary:
          summaries.find((each) => each.outcome === outcome)?.summary ?? '',
      };
      setRecords((former) => withNewest(record, former));
      setCall(undefined);
    }, due - Date.now());
    return () => clearTimeout(timer);
  }, [call, records, summaries, random]);

  function ring() {
    const next = {
      caller: pickRandom(random, callers),
      startedAt: Date.now(),
      said: 0,
    };
    setCall((former) => former ?? next);
  }

  return { call, records, lastChange: lastChange(call, records[0]), ring };
}

/** A sentence for screen readers. */
function lastChange(call?: Call, record?: CallRecord): string {
  if (call) return `${call.caller} is calling, and the assistant answers.`;
  return record
    ? `${record.caller}’s call has ended: ${record.outcome}, ${record.duration}.`
    : '';
}
