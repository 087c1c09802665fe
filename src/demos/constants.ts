// The limits of the demos, as SPEC.md section 9 gives them. Times are in ms unless the name says otherwise.

/** How long the assistant types before it answers. */
export const REPLY_DELAY_MS = 1_500;

/** How long an enquiry is analysed before it is a lead. */
export const LEAD_DELAY_MS = 2_000;

/** What the bar shows while an enquiry is analysed, in percent. */
export const LEAD_PROGRESS_PERCENT = 65;

/** The scores a sample lead can have, both ends included. */
export const LOWEST_SCORE = 70;
export const HIGHEST_SCORE = 99;

/** From this score up a lead is green; from MEDIUM_SCORE up yellow; below that red. */
export const HIGH_SCORE = 90;
export const MEDIUM_SCORE = 70;

/** When the lines of a call are said, counted from its start. */
export const CALL_STEPS_MS = [1_000, 3_000, 5_000, 7_000, 9_000] as const;

/** How far each line takes the call, in percent. */
export const CALL_STEP_PERCENT = 20;

/** When a call ends, counted from its start. */
export const CALL_LENGTH_MS = 10_000;

/** The lengths that a record can name, in seconds, both ends included. */
export const SHORTEST_CALL_SECONDS = 2 * 60;
export const LONGEST_CALL_SECONDS = 4 * 60;

/** How many leads, and how many call records, are kept. */
export const LIST_CAP = 5;
