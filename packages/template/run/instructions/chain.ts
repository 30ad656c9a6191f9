import type { FormatterCall, Reference } from '../../parse/tree.ts';
import { type Access, compileAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import type { Format } from '../context.ts';
import { NAMES } from '../names.ts';
import type { Run } from '../run.ts';

/** Runs formatters one after the other over the values of a tag, in the current frame. */
export interface Chain {
  /** False when no formatter looks at the scope. */
  readonly needsFrame: boolean;
  run(run: Run, value: unknown, others: readonly unknown[]): unknown;
}

const NO_VALUES: readonly unknown[] = [];
/** One more step is charged for each so many characters, or items, a formatter is given. */
const CHARACTERS_PER_STEP = 1024;
const ITEMS_PER_STEP = 16;

function costOf(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_PER_STEP;
  return Array.isArray(value) ? 1 + value.length / ITEMS_PER_STEP : 1;
}

export function compileChain(calls: readonly FormatterCall[], offset: number, compiler: Compiler): Chain {
  const definitions = calls.map((call) => compiler.formatters.get(call.name));
  const formats: Format[] = definitions.map((found, index) => {
    const args = calls[index]?.arguments;
    return found && args ? found.bind(args, NAMES) : (value) => value;
  });
  const only = formats.length === 1 ? formats[0] : undefined;
  const step = (run: Run, format: Format, value: unknown, others: readonly unknown[]): unknown => {
    if (!run.charge(costOf(value), offset)) return '';
    run.at = offset;
    return format(value, run, others);
  };
  return {
    needsFrame: definitions.some((definition) => definition?.scope !== 'none'),
    run(run, value, others) {
      if (only) return step(run, only, value, others);
      let result = value;
      for (const format of formats) result = step(run, format, result, others);
      return result;
    },
  };
}

export type Others = (run: Run) => readonly unknown[];

/** The variables behind the first; none for the usual tag. */
export function compileOthers(names: readonly Reference[]): Others {
  if (names.length === 1) return () => NO_VALUES;
  const accesses: Access[] = names.slice(1).map(compileAccess);
  return (run) => accesses.map((access) => access(run.frame));
}
