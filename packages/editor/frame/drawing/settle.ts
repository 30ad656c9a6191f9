/** How long nothing may change for a page to count as settled, and when waiting ends all the same (EDIT-04). */
export const QUIET_MS = 100;
export const SETTLE_LIMIT_MS = 3000;

/** Runs a callback after some ms. The result cancels it. */
export type Timer = (run: () => void, ms: number) => () => void;

/** Waits until nothing has changed for 100 ms, 3 s at most, then says so once. */
export function createSettle(timer: Timer, onSettled: () => void): { changed(): void; isSettled(): boolean } {
  let isOver = false;
  let stopQuiet = () => {};
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    stopQuiet();
    stopLimit();
    onSettled();
  };
  const stopLimit = timer(finish, SETTLE_LIMIT_MS);
  stopQuiet = timer(finish, QUIET_MS);
  return {
    changed() {
      if (isOver) return;
      stopQuiet();
      stopQuiet = timer(finish, QUIET_MS);
    },
    isSettled: () => isOver,
  };
}
