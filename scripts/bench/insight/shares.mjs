// Who has had how much of the processor: the product's own threads, its database, and those that measure. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

/** Of the clock that `/proc` counts by. */
const TICKS_PER_SECOND = 100;

const read = (path) => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // It ended meanwhile.
    return '';
  }
};

/** Name, parent and seconds of processor time of a process or thread; null where there is none. */
function statOf(path) {
  const text = read(`${path}/stat`);
  const end = text.lastIndexOf(')');
  if (end < 0) return null;
  const fields = text.slice(end + 2).split(' ');
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
  };
}

/** Seconds that the thread which asks has worked. */
export function threadSeconds() {
  return statOf('/proc/thread-self')?.seconds ?? 0;
}

/** Seconds of the product with this process id so far: its main thread, its other threads, and its database. */
export function productSeconds(pid) {
  const stats = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(`/proc/${name}`) : null;
    if (stat !== null) stats.set(Number(name), stat);
  }
  const isBelow = (id) => {
    for (let at = id; at > 1; at = stats.get(at)?.parent ?? 0) if (at === pid) return true;
    return false;
  };
  const main = statOf(`/proc/${pid}/task/${pid}`)?.seconds ?? 0;
  const whole = stats.get(pid)?.seconds ?? 0;
  let database = 0;
  for (const [id, { seconds }] of stats) if (id !== pid && isBelow(id)) database += seconds;
  return { main, others: whole - main, database };
}
