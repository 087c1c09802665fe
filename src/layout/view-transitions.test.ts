import type { GatsbyRuntime } from './gatsby-runtime';
import { blendNavigation, endTransition } from './view-transitions';

/** A runtime whose pages load at once, and a browser with view transitions that tells when one has ended. */
function setUp({ transitions = true, lessMotion = false } = {}) {
  const steps: string[] = [];
  const runtime: GatsbyRuntime = {
    ___navigate: (to) => steps.push(`navigate ${to}`),
    ___loader: {
      loadPage: (path) => {
        steps.push(`load ${path}`);
        return Promise.resolve();
      },
    },
  };
  window.matchMedia = jest.fn().mockReturnValue({ matches: lessMotion });
  if (transitions)
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        const done = update().then(() => steps.push('blended'));
        return { ready: done, finished: done };
      },
    });
  else Reflect.deleteProperty(document, 'startViewTransition');
  blendNavigation(runtime);
  return { steps, follow: (to: string | number) => runtime.___navigate?.(to) };
}

describe('blendNavigation', () => {
  test('loads the next page, then goes there within a transition that ends when it is drawn', async () => {
    const { steps, follow } = setUp();
    await follow('/hub#tools');
    expect(steps).toEqual(['load /hub', 'navigate /hub#tools']);
    endTransition();
    await Promise.resolve();
    await Promise.resolve();
    expect(steps.at(-1)).toBe('blended');
  });

  test('lets go after half a second when the next page is not drawn', async () => {
    jest.useFakeTimers();
    const { steps, follow } = setUp();
    await follow('/hub');
    await jest.advanceTimersByTimeAsync(499);
    expect(steps).not.toContain('blended');
    await jest.advanceTimersByTimeAsync(1);
    expect(steps).toContain('blended');
    jest.useRealTimers();
  });

  test.each([
    ['without view transitions', { transitions: false }, '/hub'],
    ['for visitors who want less motion', { lessMotion: true }, '/hub'],
    ['within a page', {}, `${location.pathname}#tools`],
    ['back through the history', {}, -1],
  ])('goes on as before %s', (_when, options, to) => {
    const { steps, follow } = setUp(options);
    void follow(to);
    expect(steps).toEqual([`navigate ${to}`]);
  });
});
