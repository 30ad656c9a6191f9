import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../running.mjs';
import { stolenTicks } from './shares.mjs';

export const PAGES_PER_SECOND = 100;

/**
 * Requests pages at a steady rate, without waiting for the previous one: waiting behind a slow page counts too. Returns
 * `ms` of each, and whether the machine's host took the processor away during it.
 */
export async function pagesFor(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const pages = [];
  const asked = [];
  const begin = performance.now();
  for (let number = 0; number < seconds * PAGES_PER_SECOND; number += 1) {
    const due = begin + (number * 1000) / PAGES_PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const [sent, stolen] = [performance.now(), stolenTicks()];
    asked.push(
      ask(port, '/', { agent }).then(({ status }) => {
        if (status !== 200) throw new Error(`a page answered ${status}`);
        pages.push({ ms: performance.now() - sent, isStolen: stolenTicks() > stolen });
      }),
    );
  }
  await Promise.all(asked);
  agent.destroy();
  return pages;
}
