// Rounds in turn: every engine gets a slice of each round, so that what else the machine does hits all alike.

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Processor time since `begin`, in microseconds: on a busy machine a process waits for its turn, and waiting is no work. */
export function worked(begin) {
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

/** Microseconds of processor time per call over about `milliseconds`. */
function slice(act, milliseconds) {
  const end = performance.now() + milliseconds;
  const begin = process.cpuUsage();
  let calls = 0;
  do {
    act();
    calls++;
  } while (performance.now() < end);
  return worked(begin) / calls;
}

/** Name → medians in microseconds of acts that take turns; the order turns too. */
export function interleave(acts, { rounds, milliseconds, warmUp = 0 }) {
  const names = Object.keys(acts);
  for (let round = 0; round < warmUp; round++) for (const name of names) slice(acts[name], milliseconds);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length];
      times[name].push(slice(acts[name], milliseconds));
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])]));
}

/** Joins the pieces a string was put together from, as writing it to a socket would. */
export function flatten(text) {
  return text.charCodeAt(text.length >> 1);
}
