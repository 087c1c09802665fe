import { spawn } from 'node:child_process';
import { fail } from './fail.mjs';

/**
 * Says what it does, does it, and ends the program when it fails.
 * Takes what it is for ("Checking types"), the command and its arguments; resolves when it has succeeded.
 */
export async function step(title, command, args, env = {}) {
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, env);
  if (code !== 0)
    fail(
      `${title} failed: “${[command, ...args].join(' ')}” ended with ${code}; its own words stand above.`,
    );
}

/** Runs a command in the foreground, in `cwd`; resolves to its exit code, or to the reason why it could not be started. */
export function run(command, args, env = {}, cwd = process.cwd()) {
  return new Promise((resolve) => {
    spawn(command, args, {
      stdio: 'inherit',
      cwd,
      // Gatsby would otherwise report the build to its makers.
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
    })
      .on('error', (error) => resolve(error.message))
      .on('close', (code, signal) => resolve(code ?? signal));
  });
}
