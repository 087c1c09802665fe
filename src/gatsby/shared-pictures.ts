import type { Node } from 'gatsby';

/** A field's resolver, as far as this file knows it. */
type Resolver<Info> = (
  image: Node,
  args: object,
  context: { nodeModel: { getNodeById: (key: { id: string }) => unknown } },
  info: Info,
) => unknown;

interface StandIn {
  /** The one that Gatsby would have called. */
  originalResolver: Resolver<unknown>;
}

/**
 * Gives a resolver for `gatsbyImageData` that asks Gatsby once for each picture at each size, however many posts and
 * pages show it. Gatsby reads the whole file and takes its hash two or three times for every answer, only to find that
 * the picture is made already.
 */
export function sharedPictures(): Resolver<StandIn> {
  const answers = new Map<string, Promise<unknown>>();
  return (image, args, context, info) => {
    // Asking for the file makes the page follow when it changes; Gatsby's own resolver does so at the first page alone.
    if (image.parent) context.nodeModel.getNodeById({ id: image.parent });
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    const known = answers.get(key);
    if (known) return known;
    const answer = Promise.resolve(
      info.originalResolver(image, args, context, info),
    );
    answers.set(key, answer);
    // One that failed is tried again: in `develop` a file may be there the next time.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
