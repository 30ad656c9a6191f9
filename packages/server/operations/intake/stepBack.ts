import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of the share of who is at 0 where both want the processor, and behind them when they wake up. */
const BEHIND = 5;

/** Lets others go before this thread where the system knows threads by numbers of their own (Linux); elsewhere nothing happens. */
export function stepBack(): void {
  try {
    letGoFirst(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
  } catch {
    // Such a folder is Linux's alone.
  }
}

/** Lets others go before a process of this machine, where we may say so. */
export function letGoFirst(processId: number): void {
  try {
    setPriority(processId, BEHIND);
  } catch {
    // It is of somebody else, or gone.
  }
}
