/** Runs a script's function and reports its fault like any other, without stopping the page's other scripts. */
export function tolerate<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (fault) {
    // Reaches the console and the owner's list of errors, as if nobody had caught it.
    reportError(fault);
    return undefined;
  }
}
