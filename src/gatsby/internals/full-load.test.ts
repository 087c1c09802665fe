import type { GatsbyRuntime } from './full-load';
import { catchLoaderErrors, fallBackToFullLoad } from './full-load';

// e2e/faults.spec.ts tries the same with Gatsby's real runtime.

/** A runtime whose pages load as told, with a record of what following links led to. */
function setUp(loadPage: () => Promise<unknown>) {
  const steps: string[] = [];
  const runtime: GatsbyRuntime = {
    ___navigate: (to) => steps.push(`navigate ${to}`),
    ___loader: { loadPage, hovering: () => undefined },
  };
  catchLoaderErrors(runtime);
  fallBackToFullLoad(runtime, (address, replace) =>
    steps.push(`open ${address}${replace ? ' in place' : ''}`),
  );
  const follow = (to: string | number) =>
    Promise.resolve(runtime.___navigate?.(to));
  return { steps, follow };
}

const fail = () => Promise.reject(new Error('No such chunk'));

test.each([
  ['is there', () => Promise.resolve({ json: {} }), 'navigate'],
  ['has no resources', () => Promise.resolve(undefined), 'open'],
  ['has failed', () => Promise.resolve({ status: 'error' }), 'open'],
  ['throws', fail, 'open'],
])('follows a link to a page that %s', async (_what, loadPage, step) => {
  const { steps, follow } = setUp(loadPage);
  await follow('/hub?a=1#tools');
  expect(steps).toEqual([`${step} /hub?a=1#tools`]);
});

test('waits 8 s for a page', async () => {
  jest.useFakeTimers();
  const { steps, follow } = setUp(() => new Promise(() => undefined));
  void follow('/hub');
  await jest.advanceTimersByTimeAsync(7999);
  expect(steps).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(steps).toEqual(['open /hub']);
  jest.useRealTimers();
});

test.each([[-1], ['#tools']])('loads no page to go to %s', async (to) => {
  const { steps, follow } = setUp(fail);
  await follow(to);
  expect(steps).toEqual([`navigate ${to}`]);
});
