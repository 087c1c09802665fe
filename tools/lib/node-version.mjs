import fs from 'node:fs';
import { fail } from './fail.mjs';

/** Ends the program unless Node is as new as package.json asks. */
export function requireNode() {
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (!isAtLeast(process.versions.node, wanted))
    fail(
      `This needs Node ${wanted} or newer, and this is Node ${process.versions.node}: install a newer one from nodejs.org.`,
    );
}

/** Takes two versions such as "20.12.0" and "20.12"; gives whether the first is the second or newer. */
export function isAtLeast(version, wanted) {
  const numbers = (text) => text.split('.').map(Number);
  const [have, want] = [numbers(version), numbers(wanted)];
  for (const [index, number] of want.entries())
    if ((have[index] ?? 0) !== number) return (have[index] ?? 0) > number;
  return true;
}
