/** @jest-environment node */
import { subscribe } from './subscribe';

const ENDPOINT = 'https://newsletter.example.com/subscribe';

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

test('makes no request without an endpoint', async () => {
  expect(await subscribe(null, 'ann@example.com')).toBe('not-configured');
  expect(fetch).not.toHaveBeenCalled();
});

test('sends the address as JSON, once where that succeeds', async () => {
  const received: unknown[] = [];
  fetch.mockImplementation(async (input) => {
    const request = input as Request;
    received.push([request.method, request.url, await request.json()]);
    return new Response();
  });
  expect(await subscribe(ENDPOINT, 'ann@example.com')).toBe('sent');
  expect(received).toEqual([['POST', ENDPOINT, { email: 'ann@example.com' }]]);
});

test.each([
  ['{"result":"error","msg":"Invalid address"}', 'failed'],
  ['{"success": false}', 'failed'],
  ['{"result":"success"}', 'sent'],
  ['<p>Thank you</p>', 'sent'],
])('understands the answer %s', async (body, result) => {
  fetch.mockImplementation(() => Promise.resolve(new Response(body)));
  expect(await subscribe(ENDPOINT, 'ann@example.com')).toBe(result);
});

test('sends three times in all, after 1 s and another 2 s, then gives up', async () => {
  answer(500);
  const outcome = subscribe(ENDPOINT, 'ann@example.com');
  for (const [wait, requests] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [60_000, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(fetch).toHaveBeenCalledTimes(requests);
  }
  expect(await outcome).toBe('failed');
});

test.each([
  ['a failure that a later try mends', 500, 204, 2, 'sent'],
  ['a request that is at fault', 400, 204, 1, 'failed'],
])('%s', async (_what, first, second, requests, expected) => {
  answer(first);
  const outcome = subscribe(ENDPOINT, 'ann@example.com');
  await jest.advanceTimersByTimeAsync(500);
  answer(second);
  await jest.advanceTimersByTimeAsync(500);
  expect(await outcome).toBe(expected);
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test('tries again after a broken connection', async () => {
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  const outcome = subscribe(ENDPOINT, 'ann@example.com');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toBe('failed');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('waits 30 s at most, whatever the server asks for', async () => {
  answer(503, { 'retry-after': '3600' });
  const outcome = subscribe(ENDPOINT, 'ann@example.com');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('failed');
});
