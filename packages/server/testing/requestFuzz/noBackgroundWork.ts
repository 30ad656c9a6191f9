import type { BackgroundWork } from '../../backgroundWork.ts';

/** In place of the server's own: nothing but requests changes a row. */
export function startBackgroundWork(): BackgroundWork {
  return { stop: () => Promise.resolve() };
}
