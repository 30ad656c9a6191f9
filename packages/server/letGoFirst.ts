import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A tenth of the share of who is at 0 where both want the processor, and behind them when they wake up; never nothing. */
const BEHIND = 10;

/**
 * Lets others go before a process of this machine, where we may say so. Linux may share the processor out among sessions first
 * (autogroups), and then a process's number counts only within its own: one that leads a session takes it along.
 */
export function letGoFirst(processId: number): void {
  try {
    setPriority(processId, BEHIND);
    if (leadsSession(processId)) writeFileSync(`/proc/${processId}/autogroup`, String(BEHIND));
  } catch {
    // It is of somebody else, or gone, or sessions are not told apart here.
  }
}

/** As each process of PostgreSQL does. */
function leadsSession(processId: number): boolean {
  const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
  // The name before it may hold anything; state, parent and group follow it, then the session.
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === processId;
}
