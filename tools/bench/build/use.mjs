import fs from 'node:fs';

/** How often it is looked, in ms: what comes and goes between two looks is not seen, and every look takes some time. */
const EVERY_MS = 1000;

/** Linux counts the processor's time in these parts of a second, everywhere. */
const TICKS_PER_SECOND = 100;

/** Places in /proc/<id>/stat, from the state on: the group; time of its own and of its children, user and system. */
const GROUP = 2;
const TIMES = [11, 12, 13, 14];

/**
 * Watches what a group of processes uses. Gives a function that ends that and gives the most memory in bytes that the
 * whole group held at a time, what it shares counted once (`all`), and that one process held by itself (`largest`), and
 * the processor's time in ms (`cpuMs`), which other programs hardly change; nothing where the system does not tell, as
 * all but Linux.
 */
export function watchUse(group) {
  let looks = 0;
  let all = 0;
  let largest = 0;
  let cpuMs = 0;
  const look = () => {
    const processes = processesOf(group);
    const sizes = processes.map(sizesOf);
    cpuMs = Math.max(
      cpuMs,
      processes.reduce((sum, { ticks }) => sum + ticks, 0) *
        (1000 / TICKS_PER_SECOND),
    );
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
    return looks > 0 ? { all, largest, cpuMs } : undefined;
  };
}

/** The processes of a group, each with its time so far and that of the processes it started that have ended. */
function processesOf(group) {
  return numbersIn('/proc').flatMap((id) => {
    // The name stands in brackets and may hold anything; the state comes after it.
    const fields = read(`/proc/${id}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    if (fields[GROUP] !== group) return [];
    const ticks = TIMES.reduce((sum, place) => sum + fields[place], 0);
    return [{ id, ticks }];
  });
}

/** A process's memory in bytes: its share now (`shared`), and the most it ever held (`most`); 0 when it has ended. */
const sizesOf = ({ id }) => ({
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
