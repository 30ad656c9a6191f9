import type { ReportQueue } from './reportQueue.ts';

/** Of a page whose endpoints are silent; what it tells beyond that is dropped. */
const MOST_WAITING = 50;

/**
 * Silent endpoints block their callers' connections, and a browser has six per host. So a page sends its reports one
 * after another, each when the previous one is answered or given up: together they use one connection (FT-20). When the
 * page is left, waiting reports are sent at once, as nothing comes after, provided that the page view was answered.
 */
export function createReportQueue(whenLeaving: (run: () => void) => void): ReportQueue {
  const waiting: (() => Promise<void>)[] = [];
  const next = (): void => {
    waiting[0]?.().then(() => {
      waiting.shift();
      next();
    });
  };
  whenLeaving(() => {
    // Before silent endpoints it would only take the connections that the next page needs.
    if (!globalThis.quoinHitUnheard) for (const send of waiting.splice(1)) void send();
  });
  return <Answer>(send: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      // What throws at once has had its turn as well.
      const act = () => new Promise<Answer>((take) => take(send())).then(resolve, reject);
      if (waiting.length > MOST_WAITING) reject();
      else if (waiting.push(act) === 1) next();
    });
}
