import { z } from 'zod';
import { field, matching } from './builders';
import { internalPath } from './fields';

const oldPath = matching(
  /^(?:\/[\w\-.]+)+$/,
  'a path such as "/old-page", without "#" or a "/" at its end',
);

/** data/redirects.json: old paths and their targets, which are checked across files. */
export const redirects = z.array(
  z.strictObject({
    from: field(
      oldPath,
      'The old path, which is no page any more, without "/" at its end. Each starts only once.',
      '/old-page',
    ),
    to: field(
      internalPath,
      'The page it leads to now. The checker looks that it is there.',
      '/blog',
    ),
  }),
);

export type Redirect = z.infer<typeof redirects>[number];
