import { act } from '@testing-library/react';

/** The start of the test clock, in ms since 1970. */
export const START = Date.parse('2025-03-03T09:00:00Z');

export function fakeClock(): void {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Lets time pass, in steps, because React sets the next timer after rendering. */
export function pass(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end)
    act(() => jest.advanceTimersByTime(Math.min(100, end - Date.now())));
}

/** Lets time pass without running any timer until then, as when a laptop sleeps. */
export function sleep(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
  for (let timer = 0; timer < 10; timer++)
    act(() => jest.advanceTimersToNextTimer());
}

/** Chance that gives these numbers in turn, and then zeros. */
export const randomSequence =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;
