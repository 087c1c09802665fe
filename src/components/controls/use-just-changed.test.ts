import { act, renderHook } from '@testing-library/react';
import { useJustChanged } from './use-just-changed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a text has just changed until 600 to 800 ms after its last change', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const { result, rerender } = renderHook(useJustChanged, {
    initialProps: 'All',
  });
  expect(result.current).toBe(false);
  for (const text of ['Found 3', 'Found 2', 'Found 1']) {
    rerender(text);
    expect(result.current).toBe(true);
    pass(600);
    expect(result.current).toBe(true);
  }
  pass(200);
  expect(result.current).toBe(false);
});
