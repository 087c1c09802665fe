/** Ends the program with one sentence that says what went wrong and what to do. */
export function fail(sentence) {
  console.error(`\n✖ ${sentence}`);
  process.exit(1);
}
