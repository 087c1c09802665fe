import { act, renderHook } from '@testing-library/react';
import { testPosts } from './posts.fixture';
import { useAllPosts } from './use-all-posts';

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

// One test, because posts that have been fetched stay.
test('useAllPosts fetches once when posts are needed, and again after each failure', async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  const { result, rerender } = renderHook(useAllPosts, {
    initialProps: undefined as string | undefined,
  });
  expect(fetchMock).not.toHaveBeenCalled();

  for (const [request, failure] of [
    ['a', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['b', () => answer([], false)],
    ['c', () => answer({ error: 'gone' })],
  ] as const) {
    fetchMock.mockImplementationOnce(failure);
    await settle(() => rerender(request));
    expect(result.current.hasFailed).toBe(true);
    await settle(() => rerender(undefined));
    expect(result.current.hasFailed).toBe(false);
  }
  expect(fetchMock).toHaveBeenCalledTimes(3);

  fetchMock.mockImplementationOnce(() => answer([], false));
  await settle(() => rerender('d'));
  fetchMock.mockImplementation(() => answer(posts));
  await settle(() => result.current.retry());
  expect(result.current).toMatchObject({ posts, hasFailed: false });

  await settle(() => rerender('e'));
  const other = renderHook(useAllPosts, { initialProps: 'f' });
  await settle(() => undefined);
  expect(other.result.current.posts).toBe(result.current.posts);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(
    Array(5).fill('/blog/posts.json'),
  );
});
