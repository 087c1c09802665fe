import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LOG = 'bench-build.log';

/** What has to be ended and removed, however the program ends. */
const builds = new Set();
const folders = new Set();

process.on('exit', () => {
  for (const build of builds) killGroup(build);
  for (const folder of folders) remove(folder);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => process.exit(130));

/**
 * Copies the project, working changes included, to a temporary folder; gives its path. The packages are linked to, the
 * copy's .cache, .content and public are its own. Remove it with `remove`; when the program ends it goes at any rate.
 */
export function copyProject() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-bench-'));
  folders.add(folder);
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  for (const file of files.split('\0').filter((name) => fs.existsSync(name)))
    fs.cpSync(file, path.join(folder, file));
  fs.symlinkSync(
    fs.realpathSync('node_modules'),
    path.join(folder, 'node_modules'),
  );
  return folder;
}

/** Removes a copy of the project. */
export function remove(folder) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
}

/**
 * Builds the site in a copy of the project, with more in its environment if given. `onStart` gets the number of its
 * group of processes. Resolves to how long it took, in ms, and to its own words. Throws with these when it fails.
 */
export async function buildSite(
  folder,
  { env = {}, onStart = () => undefined } = {},
) {
  const start = performance.now();
  const logFile = path.join(folder, LOG);
  const log = fs.openSync(logFile, 'w');
  // A process group of its own: Gatsby has workers, and all of them have to end with this program.
  const build = spawn('node', ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  builds.add(build);
  onStart(build.pid);
  const ended = await new Promise((resolve) => {
    build.on('error', ({ message }) => resolve(message));
    build.on('close', (code, signal) => resolve(code ?? signal));
  });
  builds.delete(build);
  fs.closeSync(log);
  const ms = performance.now() - start;
  const words = fs.readFileSync(logFile, 'utf8');
  if (ended !== 0) throw new Error(`The build ended with ${ended}:\n${words}`);
  return { ms, words };
}

function killGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended of its own accord.
  }
}
