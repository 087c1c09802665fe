import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '../../loader/use-loaded';
import { loadPostIndex } from './post-index';
import { testPosts } from './posts.fixture';

const posts = testPosts(3);
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();

const answer = (body: unknown, ok = true) =>
  Promise.resolve({ ok, status: 503, json: () => Promise.resolve(body) });

/** Lets the fetch finish. */
const settle = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve));
  });

// A single test, because fetched posts are cached for the whole module.
const usePosts = (areNeeded: boolean) => useLoaded(loadPostIndex, areNeeded);

test('the posts are fetched once when needed, and again when asked after a failure', async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  const { result, rerender } = renderHook(usePosts, {
    initialProps: false,
  });
  expect(fetchMock).not.toHaveBeenCalled();

  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await settle(() => rerender(true));
  expect(result.current.hasFailed).toBe(true);
  for (const failure of [answer([], false), answer({ error: 'gone' })]) {
    fetchMock.mockReturnValueOnce(failure);
    await settle(() => result.current.retry());
    expect(result.current.hasFailed).toBe(true);
  }

  fetchMock.mockReturnValue(answer(posts));
  await settle(() => result.current.retry());
  expect(result.current).toMatchObject({ value: posts, hasFailed: false });

  const other = renderHook(usePosts, { initialProps: true });
  await settle(() => undefined);
  expect(other.result.current.value).toBe(result.current.value);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(
    Array(4).fill('/blog/posts.json'),
  );
});
