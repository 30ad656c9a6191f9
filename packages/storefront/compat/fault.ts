/** A fault of one script is told like any other, and keeps no other script of the page from running. */
export function tolerate<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (fault) {
    // Reaches the console and the owner's list of errors, as if nobody had caught it.
    reportError(fault);
    return undefined;
  }
}
