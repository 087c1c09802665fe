/** @jest-environment node */
import { loadFrom, median } from './load';

test('the figures of wrk are put into everyday units', () => {
  expect(
    loadFrom(
      'Running 2s test\n  1 requests in 2.00s\n\n{"requests":4000,"durationUs":2000000,"bytes":8000000,"p50Us":1500,"p99Us":9000,"errors":3}\n',
    ),
  ).toEqual({
    requestsPerSecond: 2000,
    bytesPerRequest: 2000,
    p50: 1.5,
    p99: 9,
    errors: 3,
  });
  expect(() => loadFrom('unable to connect')).toThrow('unable to connect');
});

test.each([
  [[3, 1, 2], 2],
  [[5], 5],
  [[1, 9, 5, 7, 3], 5],
])('the middle of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
