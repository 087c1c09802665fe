import { spawn, spawnSync } from 'node:child_process';

export const GATSBY = 'node_modules/gatsby/cli.js';

/** The types of schemas and queries, written by `npm run types` and each build, and committed. */
export const TYPES = 'src/gatsby-types.d.ts';

/** The variables of a command. */
export const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  // Turns off Gatsby's telemetry.
  GATSBY_TELEMETRY_DISABLED: '1',
  ...more,
});

/** Ends the program with a sentence about the problem and its solution. */
export function fail(sentence: string): never {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}

/** Runs a command under a title such as "Checking types"; ends the program if it fails. */
export function step(
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): void {
  console.log(`\n▸ ${title}`);
  const start = performance.now();
  const code = run(command, args, env, cwd);
  if (code !== 0)
    fail(
      `${title} failed: “${[command, ...args].join(' ')}” ended with ${code}; its output is above.`,
    );
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`▸ ${title} took ${seconds} s`);
}

/** Runs a command; returns its exit code, or the reason if it has none. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): number | string {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd,
    env: environment(env),
  });
  return status ?? signal ?? String(error);
}

/** Starts a server, which ends with this program at the latest. Returns a function that ends it. */
export function startCommand(
  command: string,
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): () => void {
  // In a process group of its own, so that what it starts ends with it.
  const server = spawn(command, {
    shell: true,
    cwd,
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = () => {
    process.off('exit', stop);
    if (server.exitCode === null && server.pid) process.kill(-server.pid);
  };
  process.once('exit', stop);
  return stop;
}
