import * as constants from './constants';

test('the limits are those of SPEC.md section 9', () => {
  expect(constants).toMatchObject({
    REPLY_DELAY_MS: 1500,
    LEAD_DELAY_MS: 2000,
    LEAD_PROGRESS_PERCENT: 65,
    LOWEST_SCORE: 70,
    HIGHEST_SCORE: 99,
    HIGH_SCORE: 90,
    MEDIUM_SCORE: 70,
    CALL_STEPS_MS: [1000, 3000, 5000, 7000, 9000],
    CALL_STEP_PERCENT: 20,
    CALL_LENGTH_MS: 10000,
    SHORTEST_CALL_SECONDS: 120,
    LONGEST_CALL_SECONDS: 240,
    LIST_CAP: 5,
  });
});
