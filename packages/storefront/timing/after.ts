import type { After, Later } from './timedMachine.ts';

/** The browser's clock. */
export const afterInBrowser: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The same where each byte counts and nothing is called off. */
export const laterInBrowser: Later = (milliseconds, run) => setTimeout(run, milliseconds);
