import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fail } from './run.mjs';

/**
 * Starts a command beside this program, in `cwd`, which is removed when this program ends; with it ends all that the
 * command has started.
 */
export function startInBackground(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  process.once('exit', () => {
    if (child.exitCode === null) process.kill(-child.pid);
    fs.rmSync(cwd, { recursive: true, force: true, maxRetries: 5 });
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => process.exit(1));
  child.once('exit', () =>
    fail(`${command} ${args[0]} has ended by itself: see above.`),
  );
}
