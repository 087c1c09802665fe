// The limits of the demos (SPEC.md section 9).

export const REPLY_DELAY_MS = 1_500;

export const LEAD_DELAY_MS = 2_000;
export const LEAD_PROGRESS_PERCENT = 65;
export const LOWEST_SCORE = 70;
export const HIGHEST_SCORE = 99;

/** A lead is green from HIGH_SCORE, yellow from MEDIUM_SCORE and red below that. */
export const HIGH_SCORE = 90;
export const MEDIUM_SCORE = 70;

/** When each line of a call is said, and when the call ends, after its start. */
export const CALL_STEPS_MS = [1_000, 3_000, 5_000, 7_000, 9_000] as const;
export const CALL_LENGTH_MS = 10_000;

/** The progress of a call with each line. */
export const CALL_STEP_PERCENT = 20;

/** The durations in call records. */
export const SHORTEST_CALL_SECONDS = 2 * 60;
export const LONGEST_CALL_SECONDS = 4 * 60;

/** The number of leads, and of call records, that are kept. */
export const LIST_CAP = 5;
