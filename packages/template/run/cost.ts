import type { Instruction } from '../parse/tree.ts';

/** One more step is charged for each so many characters, or items, a formatter is given. */
const CHARACTERS_PER_STEP = 1024;
const ITEMS_PER_STEP = 16;
/** The work on a shorter text is what its block has paid for it. */
const SHORT_TEXT = 256;

/** Steps a block costs each time it runs: one, one per instruction, and one per formatter. */
export function costOfBlock(body: readonly Instruction[]): number {
  let cost = 1 + body.length;
  for (const instruction of body) {
    if (instruction.kind === 'variable' || instruction.kind === 'var') cost += instruction.chain.length;
  }
  return cost;
}

/** Returns false if the block around the tag already pays for a formatter's work on the value. */
export function isExtraWork(value: unknown): boolean {
  return typeof value === 'string' ? value.length > SHORT_TEXT : Array.isArray(value);
}

/** Steps a formatter's work on a value costs. */
export function costOfWork(value: unknown): number {
  if (typeof value === 'string') return Math.ceil(1 + value.length / CHARACTERS_PER_STEP);
  return Array.isArray(value) ? Math.ceil(1 + value.length / ITEMS_PER_STEP) : 1;
}
