/** @jest-environment node */
import {
  LONGEST_DELAY_MS,
  MOST_TRIES,
  delayBeforeRetry,
  httpClient,
} from './client';

const ADDRESS = 'https://newsletter.example.com/subscribe';

const fetch = jest.spyOn(globalThis, 'fetch');

function answer(status: number, headers: Record<string, string> = {}) {
  fetch.mockImplementation(() =>
    Promise.resolve(new Response(null, { status, headers })),
  );
}

beforeEach(() => {
  fetch.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('delayBeforeRetry', () => {
  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 8_000],
    [5, 16_000],
    [6, 30_000],
    [7, 30_000],
    [100, 30_000],
  ])('after failure %i waits %i ms', (failedTries, delay) => {
    expect(delayBeforeRetry(failedTries)).toBe(delay);
  });
});

describe('httpClient', () => {
  test('makes no request of its own accord', async () => {
    await jest.isolateModulesAsync(async () => {
      await import('./client');
    });
    await jest.runAllTimersAsync();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('tries once where that does it', async () => {
    answer(200);
    await expect(
      httpClient.post(ADDRESS, { json: {} }),
    ).resolves.toHaveProperty('status', 200);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(['get', 'post'] as const)(
    'tries a %s three times in all, after 1 s and another 2 s, then gives up',
    async (method) => {
      answer(500);
      const outcome = expect(httpClient[method](ADDRESS)).rejects.toThrow(
        'status code 500',
      );
      await jest.advanceTimersByTimeAsync(999);
      expect(fetch).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(1_999);
      expect(fetch).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(MOST_TRIES);
      await outcome;
      await jest.advanceTimersByTimeAsync(LONGEST_DELAY_MS);
      expect(fetch).toHaveBeenCalledTimes(MOST_TRIES);
    },
  );

  test('succeeds when a later try does', async () => {
    answer(500);
    const outcome = expect(httpClient.post(ADDRESS)).resolves.toHaveProperty(
      'status',
      204,
    );
    await jest.advanceTimersByTimeAsync(500);
    answer(204);
    await jest.advanceTimersByTimeAsync(500);
    await outcome;
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('tries again after a broken connection', async () => {
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    const outcome = expect(httpClient.post(ADDRESS)).rejects.toThrow(
      'fetch failed',
    );
    await jest.advanceTimersByTimeAsync(3_000);
    await outcome;
    expect(fetch).toHaveBeenCalledTimes(MOST_TRIES);
  });

  test('does not insist where the request is at fault', async () => {
    answer(400);
    await expect(httpClient.post(ADDRESS)).rejects.toThrow('status code 400');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('waits no longer than the longest delay, whatever the server asks for', async () => {
    answer(503, { 'retry-after': '3600' });
    const outcome = expect(httpClient.post(ADDRESS)).rejects.toThrow(
      'status code 503',
    );
    await jest.advanceTimersByTimeAsync(LONGEST_DELAY_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(LONGEST_DELAY_MS);
    expect(fetch).toHaveBeenCalledTimes(MOST_TRIES);
    await outcome;
  });
});
