// npm run types — writes src/gatsby-types.d.ts, the types of schemas and queries, in a fraction of a build's time.
import fs from 'node:fs';
import path from 'node:path';
import { copyProject } from './lib/project-copy';
import { GATSBY, step, TYPES } from './lib/run';

// In a copy: a build that ends so early leaves a cache in which the next one misses changes of data/.
const copy = copyProject();
step('Writing types', 'node', [GATSBY, 'build'], { ONLY_TYPES: '1' }, copy);
fs.copyFileSync(path.join(copy, TYPES), TYPES);
// Gatsby’s workers may still write there for a moment.
await fs.promises.rm(copy, { recursive: true, maxRetries: 10 });
