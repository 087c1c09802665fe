import { z } from 'zod';
import { field } from './builders';
import { internalPath } from './fields';

const oldPath = internalPath
  .refine(
    (path) => !path.includes('#'),
    'a path without "#": browsers keep what follows it to themselves',
  )
  .refine(
    (path) => path === '/' || !path.endsWith('/'),
    'a path without a "/" at its end, as all addresses of this site',
  );

/** data/redirects.json: old paths and where they lead now. Targets and loops are checked across files. */
export const redirects = z.array(
  z.strictObject({
    from: field(
      oldPath,
      'The old path, which is no page any more, without "/" at its end. Each starts only once.',
      '/old-page',
    ),
    to: field(
      internalPath,
      'The page it leads to now. The checker looks that it is there, and that it is no other redirect.',
      '/blog',
    ),
  }),
);

export type Redirect = z.infer<typeof redirects>[number];
