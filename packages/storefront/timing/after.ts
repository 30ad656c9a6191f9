import type { After } from './timedMachine.ts';

/** The browser's clock. */
export const afterInBrowser: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
