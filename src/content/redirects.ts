import { z } from 'zod';
import { internalPath } from './fields';

/** data/redirects.json: old paths and where they lead now. Targets and loops are checked across files. */
export const redirects = z.array(
  z.strictObject({
    from: internalPath
      .refine(
        (path) => !path.includes('#'),
        'a path without "#": browsers keep what follows it to themselves',
      )
      .refine(
        (path) => path === '/' || !path.endsWith('/'),
        'a path without a "/" at its end, as all addresses of this site',
      ),
    to: internalPath,
  }),
);

export type Redirect = z.infer<typeof redirects>[number];
