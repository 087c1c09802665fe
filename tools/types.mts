// npm run types — writes src/gatsby-types.d.ts, the types of schemas and queries, in a fraction of a build's time.
import { GATSBY, step } from './lib/run';

step('Writing types', 'node', [GATSBY, 'build'], { ONLY_TYPES: '1' });
