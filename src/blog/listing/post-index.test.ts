import type { loadPostIndex } from './post-index';
import { testPosts } from './posts.fixture';

const posts = testPosts(3);
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();

const answer = (body: unknown, ok = true) => ({
  ok,
  status: ok ? 200 : 503,
  json: () => Promise.resolve(body),
});

let load: typeof loadPostIndex;

beforeEach(async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  jest.resetModules();
  load = (await import('./post-index')).loadPostIndex;
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('loadPostIndex', () => {
  test('gives the posts, asking for them once', async () => {
    fetchMock.mockResolvedValue(answer(posts));
    expect(await Promise.all([load(), load()])).toEqual([posts, posts]);
    expect(await load()).toEqual(posts);
    expect(fetchMock.mock.calls).toEqual([['/blog/posts.json']]);
  });

  test.each([
    ['an error of the host', () => Promise.resolve(answer([], false))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else', () => Promise.resolve(answer({ error: 'gone' }))],
  ])('rejects on %s, and asks again the next time', async (_name, failure) => {
    fetchMock.mockImplementationOnce(failure);
    await expect(load()).rejects.toThrow();
    fetchMock.mockResolvedValue(answer(posts));
    expect(await load()).toEqual(posts);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
