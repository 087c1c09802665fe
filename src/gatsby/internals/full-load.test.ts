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
    steps.push(`${replace ? 'replace' : 'open'} ${address}`),
  );
  const follow = (to: string | number, options?: { replace: boolean }) =>
    Promise.resolve(runtime.___navigate?.(to, options));
  return { steps, runtime, follow };
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

test('replaces the address where the link does', async () => {
  const { steps, follow } = setUp(fail);
  await follow('/hub', { replace: true });
  expect(steps).toEqual(['replace /hub']);
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

test('ignores that a page can’t be loaded ahead', async () => {
  const { runtime } = setUp(fail);
  runtime.___loader?.hovering?.('/hub');
  await expect(runtime.___loader?.loadPage('/hub')).resolves.toMatchObject({
    status: 'error',
  });
});
