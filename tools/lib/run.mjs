import { spawnSync } from 'node:child_process';

/** Ends the program with a sentence about the problem and its solution. */
export function fail(sentence) {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}

/** Runs a command under a title such as "Checking types"; ends the program if it fails. */
export function step(title, command, args, env = {}, cwd = undefined) {
  console.log(`\n▸ ${title}`);
  const code = run(command, args, env, cwd);
  if (code !== 0)
    fail(
      `${title} failed: “${[command, ...args].join(' ')}” ended with ${code}; its output is above.`,
    );
}

/** Runs a command in `cwd`; returns its exit code, or the reason if it has none. */
export function run(command, args, env = {}, cwd = process.cwd()) {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd,
    // Turns off Gatsby's telemetry.
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  return status ?? signal ?? error.message;
}
