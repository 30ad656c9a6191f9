import type { Source } from '../diagnostics/source.ts';
import type { Limits } from '../limits.ts';
import type { Instruction } from '../parse/tree.ts';
import type { FormatterTable, PredicateTable } from './context.ts';
import type { Step } from './frame.ts';
import type { Surround } from './instructions/observed.ts';

/** What the optional instructions may do; absent means not allowed, and then they print nothing. */
export interface Allowed {
  readonly eval?: boolean;
  readonly include?: boolean;
}

/** Everything the instructions of one source are compiled with. */
export interface Compiler {
  readonly source: Source;
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
  readonly limits: Limits;
  readonly allow: Allowed;
  readonly surround: Surround | undefined;
  block(instructions: readonly Instruction[]): Step;
}

export const nothing: Step = () => {};
