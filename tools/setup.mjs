// Makes a fresh clone ready: Node is new enough, the packages are installed.
import { setUp } from './lib/setup.mjs';

await setUp();
