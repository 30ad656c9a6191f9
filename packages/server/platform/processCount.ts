import { availableParallelism, totalmem } from 'node:os';

export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}

/** What this process may use of its machine: in a container less than there is. */
export function thisMachine(): Machine {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), allowed) };
}

/** With its caches, and its share of the database. */
const BYTES_OF_ONE = 750_000_000;

/** One core is left to jobs and the database. A small machine has one process for everything. */
export function webProcessesOf({ cores, memoryBytes }: Machine): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(memoryBytes / BYTES_OF_ONE)));
}

const MOST_CONNECTIONS = 24;
const FEWEST_CONNECTIONS = 4;
/** Held by all processes of a machine together. */
const ALL_CONNECTIONS = 72;

/** How many connections to the database each process holds at most; jobs have a process of their own beside several. */
export function connectionsOf(webProcesses: number): number {
  if (webProcesses === 1) return MOST_CONNECTIONS;
  const share = Math.floor(ALL_CONNECTIONS / (webProcesses + 1));
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, share));
}

/** Where each process listens to the others; rollups, the command line and an administrator. */
const OTHER_CONNECTIONS = 20;
const LEAST_ALLOWED = 60;

/** How many connections the built-in database allows. */
export function connectionsAllowed(webProcesses: number): number {
  const held = (webProcesses + 1) * (connectionsOf(webProcesses) + 1);
  return Math.max(LEAST_ALLOWED, held + OTHER_CONNECTIONS);
}
