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

/** Returns the ticks of ten milliseconds in which this machine had work but its host ran others. 0 if not reported. */
export function stolenTicks() {
  return Number(read('/proc/stat').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0);
}

/** Seconds of the product with this process id so far: its main thread, its other threads, who works on the side, and its database. */
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
  const below = { side: 0, database: 0 };
  for (const [id, { name, seconds }] of stats) {
    if (id !== pid && isBelow(id)) below[name === 'postgres' ? 'database' : 'side'] += seconds;
  }
  return { main, others: whole - main, ...below };
}

const PARTIES = ['main', 'others', 'side', 'database', 'bareServer', 'senders', 'asking'];
const TITLES = { quiet: 'quiet', bare: 'beside senders whom nobody listens to', intake: 'beside the intake' };

/** Sums the processor time of each party, in seconds, for each of the three ways of requesting pages. */
export function createShares({ product, bare }) {
  const nothing = () => Object.fromEntries(PARTIES.map((party) => [party, 0]));
  const sums = { quiet: nothing(), bare: nothing(), intake: nothing() };
  const now = () => {
    return { ...productSeconds(product), bareServer: statOf(`/proc/${bare}`)?.seconds ?? 0 };
  };
  async function during(which, work) {
    const [before, own] = [now(), process.cpuUsage()];
    const senders = await work();
    const [after, { user, system }] = [now(), process.cpuUsage(own)];
    for (const party of Object.keys(after)) sums[which][party] += after[party] - before[party];
    sums[which].senders += senders;
    sums[which].asking += (user + system) / 1e6 - senders;
  }
  const more = (which, party, events) => Math.round(((sums[which][party] - sums.quiet[party]) * 1e6) / events);
  return {
    during,
    /** How many events there were, and in how many seconds, in the two ways that have any. */
    say(events, seconds) {
      for (const [which, title] of Object.entries(TITLES)) {
        const [main, others, side, database, server, senders, asking] = PARTIES.map((party) =>
          Math.round((sums[which][party] * 100) / (seconds[which] ?? seconds.intake)),
        );
        console.log(
          `  per cent of one core, ${title}: product ${main} + ${others} + ${side} (main thread + others + books), PostgreSQL ${database}, bare server ${server}, senders ${senders}, who asks for pages ${asking}`,
        );
      }
      const of = (which, party) => more(which, party, events[which]);
      console.log(
        `  more for each event: main thread ${of('intake', 'main')} µs, others ${of('intake', 'others')}, books ${of('intake', 'side')}, PostgreSQL ${of('intake', 'database')}, its sender ${of('intake', 'senders')}; the bare server ${of('bare', 'bareServer')}, its sender ${of('bare', 'senders')}`,
      );
    },
  };
}
