import { toNumber } from './numbers.ts';
import type { Scalar } from './tokens.ts';

/** A function of the language; it is called with at least one argument. */
export type ExpressionFunction = (args: readonly Scalar[]) => Scalar;

/** Keeps what is better than the next one; so NaN is forgotten, unless it comes last. */
function best(args: readonly Scalar[], isBetter: (a: number, b: number) => boolean): number {
  let result = toNumber(args[0] ?? null);
  for (const arg of args.slice(1)) {
    const value = toNumber(arg);
    if (!isBetter(result, value)) result = value;
  }
  return result;
}

export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['max', (args) => best(args, (a, b) => a > b)],
  ['min', (args) => best(args, (a, b) => a < b)],
  ['abs', ([value = null]) => Math.abs(toNumber(value))],
  ['num', ([value = null]) => toNumber(value)],
  ['str', ([value = null]) => String(value)],
  ['bool', ([value = null]) => Boolean(value)],
]);
