import { spawn } from 'node:child_process';

/** Ends the program with one sentence that says what went wrong and what to do. */
export function fail(sentence) {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}

/** Runs a command under a title such as "Checking types"; ends the program when it fails. */
export async function step(title, command, args, env = {}, cwd = undefined) {
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, env, cwd);
  if (code !== 0)
    fail(
      `${title} failed: “${[command, ...args].join(' ')}” ended with ${code}; its output is above.`,
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
