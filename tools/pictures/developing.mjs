import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { HOST } from '../lib/port.mjs';

const LOG = 'develop.log';

/** How long a first start may take, in ms. */
const PATIENCE = 300_000;

/** Runs `gatsby develop` in a folder while `use` runs with its address; gives what that gives. */
export async function developing(folder, port, use) {
  const logFile = path.join(folder, LOG);
  const log = fs.openSync(logFile, 'w');
  // A process group of its own: Gatsby has workers, and all of them have to end with this program.
  const server = spawn(
    'node',
    ['node_modules/gatsby/cli.js', 'develop', '-p', `${port}`, '-H', HOST],
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
    },
  );
  const end = () => {
    try {
      process.kill(-server.pid, 'SIGKILL');
    } catch {
      // It has ended of its own accord.
    }
  };
  process.on('exit', end);
  try {
    await started(logFile);
    return await use(`http://${HOST}:${port}`);
  } finally {
    end();
    process.off('exit', end);
    fs.closeSync(log);
  }
}

/** Resolves once Gatsby says that the site can be looked at. Throws with its own words when it never does. */
async function started(logFile) {
  const start = performance.now();
  while (performance.now() - start < PATIENCE) {
    const words = fs.readFileSync(logFile, 'utf8');
    if (/Building development bundle - /.test(words)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `develop did not start:\n${fs.readFileSync(logFile, 'utf8')}`,
  );
}
