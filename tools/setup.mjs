// Makes a fresh clone ready: Node is new enough, the packages are installed.
import { installDependencies } from './lib/dependencies.mjs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
await installDependencies();
