/** @jest-environment node */
import type { Node } from 'gatsby';
import { sharedPictures } from './shared-pictures';

const picture = (id: string, contentDigest = 'as drawn') =>
  ({ id, parent: `file of ${id}`, internal: { contentDigest } }) as Node;

function setUp() {
  const getNodeById = jest.fn();
  const originalResolver = jest.fn((image: Node, args: object) =>
    Promise.resolve({ image: image.id, ...args }),
  );
  const resolve = sharedPictures();
  const ask = (image: Node, args: object) =>
    resolve(image, args, { nodeModel: { getNodeById } }, { originalResolver });
  return { getNodeById, originalResolver, ask };
}

describe('sharedPictures', () => {
  test('asks Gatsby once for a picture at a size, also while the answer is awaited', async () => {
    const { originalResolver, ask } = setUp();
    const answers = await Promise.all([
      ask(picture('a'), { width: 704 }),
      ask(picture('a'), { width: 704 }),
    ]);
    expect(answers).toEqual(Array(2).fill({ image: 'a', width: 704 }));
    expect(originalResolver).toHaveBeenCalledTimes(1);
  });

  test('asks anew for another picture, another size, and a picture that has changed', async () => {
    const { originalResolver, ask } = setUp();
    await ask(picture('a'), { width: 704 });
    expect(await ask(picture('b'), { width: 704 })).toMatchObject({
      image: 'b',
    });
    expect(await ask(picture('a'), { width: 352 })).toMatchObject({
      width: 352,
    });
    await ask(picture('a', 'drawn again'), { width: 704 });
    expect(originalResolver).toHaveBeenCalledTimes(4);
  });

  test('makes every page that shows a picture depend on its file', async () => {
    const { getNodeById, ask } = setUp();
    await ask(picture('a'), {});
    await ask(picture('a'), {});
    expect(getNodeById.mock.calls).toEqual(
      Array(2).fill([{ id: 'file of a' }]),
    );
  });

  test('tries one again that failed', async () => {
    const { originalResolver, ask } = setUp();
    originalResolver.mockRejectedValueOnce(new Error('half a file'));
    await expect(ask(picture('a'), {})).rejects.toThrow('half a file');
    expect(await ask(picture('a'), {})).toEqual({ image: 'a' });
  });
});
