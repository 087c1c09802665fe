import fs from 'node:fs';

/** How often memory is looked at, in ms: what comes and goes between two looks is not seen. */
const EVERY_MS = 250;

/**
 * Watches the memory of a group of processes. Gives a function that ends that and gives, in bytes, the most that the
 * whole group held at a time, what it shares counted once, and the most that one process held by itself; nothing where
 * the system does not tell, as all but Linux.
 */
export function watchMemory(group) {
  let looks = 0;
  let all = 0;
  let largest = 0;
  const look = () => {
    const sizes = processesOf(group).map(sizesOf);
    if (sizes.length === 0) return;
    looks += 1;
    all = Math.max(
      all,
      sizes.reduce((sum, { shared }) => sum + shared, 0),
    );
    largest = Math.max(largest, ...sizes.map(({ most }) => most));
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    return looks > 0 ? { all, largest } : undefined;
  };
}

function processesOf(group) {
  return numbersIn('/proc').filter((id) => {
    // The name stands in brackets and may hold anything: state, parent and group come after it.
    const [, , ownGroup] = read(`/proc/${id}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(ownGroup) === group;
  });
}

/** A process's memory in bytes: its share now (`shared`), and the most it ever held (`most`); 0 when it has ended. */
const sizesOf = (id) => ({
  shared: field(read(`/proc/${id}/smaps_rollup`), 'Pss'),
  most: field(read(`/proc/${id}/status`), 'VmHWM'),
});

const field = (text, name) =>
  1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

function numbersIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).filter((name) => /^\d+$/.test(name));
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // It has ended in the meantime.
    return '';
  }
}
