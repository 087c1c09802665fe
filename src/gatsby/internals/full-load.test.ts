import { catchLoaderErrors, fallBackToFullLoad } from './full-load';
import type { GatsbyRuntime } from './full-load';

/** A runtime whose pages load as told, and what following links led to. */
function setUp(load: () => Promise<unknown>) {
  const steps: string[] = [];
  const runtime: GatsbyRuntime = {
    ___navigate: (to) => steps.push(`navigate ${to}`),
    ___loader: { loadPage: load, hovering: () => undefined },
  };
  catchLoaderErrors(runtime);
  fallBackToFullLoad(runtime, (address, replace) =>
    steps.push(`${replace ? 'replace' : 'open'} ${address}`),
  );
  const follow = (to: string | number, options?: { replace: boolean }) =>
    Promise.resolve(runtime.___navigate?.(to, options));
  return { steps, runtime, follow };
}

const page = { component: () => null, json: {} };

describe('following a link', () => {
  test('goes on within the site when the page is there', async () => {
    const { steps, follow } = setUp(() => Promise.resolve(page));
    await follow('/hub?a=1#tools');
    expect(steps).toEqual(['navigate /hub?a=1#tools']);
  });

  test.each([
    ['has no resources', () => Promise.resolve(undefined)],
    ['says that it failed', () => Promise.resolve({ status: 'error' })],
    ['throws', () => Promise.reject(new Error('No such chunk'))],
  ])(
    'loads the page in full, query and place too, when it %s',
    async (_what, load) => {
      const { steps, follow } = setUp(load);
      await follow('/hub?a=1#tools');
      expect(steps).toEqual(['open /hub?a=1#tools']);
      await follow('/hub', { replace: true });
      expect(steps.at(-1)).toBe('replace /hub');
    },
  );

  test('loads the page in full when it does not come', async () => {
    jest.useFakeTimers();
    const { steps, follow } = setUp(() => new Promise(() => undefined));
    void follow('/hub');
    await jest.advanceTimersByTimeAsync(7999);
    expect(steps).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(steps).toEqual(['open /hub']);
    jest.useRealTimers();
  });

  test.each([[-1], ['#tools']])('asks for no page to go to %s', async (to) => {
    const load = jest.fn();
    const { steps, follow } = setUp(load);
    await follow(to);
    expect(steps).toEqual([`navigate ${to}`]);
    expect(load).not.toHaveBeenCalled();
  });
});

test('a page that is loaded ahead of a press may fail in silence', async () => {
  const { runtime } = setUp(() => Promise.reject(new Error('No such chunk')));
  runtime.___loader?.hovering?.('/hub');
  await expect(runtime.___loader?.loadPage('/hub')).resolves.toHaveProperty(
    'status',
    'error',
  );
});
