import { spawnSync } from 'node:child_process';

/** Ends the program with one sentence that says what went wrong and what to do. */
export function fail(sentence) {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}

/** Runs a command under a title such as "Checking types"; ends the program when it fails. */
export function step(title, command, args, env = {}, cwd = undefined) {
  console.log(`\n▸ ${title}`);
  const code = run(command, args, env, cwd);
  if (code !== 0)
    fail(
      `${title} failed: “${[command, ...args].join(' ')}” ended with ${code}; its output is above.`,
    );
}

/** Runs a command in `cwd`; its exit code, or the reason why it has none. */
export function run(command, args, env = {}, cwd = process.cwd()) {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd,
    // Gatsby would otherwise report the build to its makers.
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  return status ?? signal ?? error.message;
}
