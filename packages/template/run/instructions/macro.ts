import type { MacroInstruction } from '../../parse/tree.ts';
import type { Compiler } from '../compiler.ts';
import { costOfBlock } from '../cost.ts';
import type { Step } from '../frame.ts';

/** `{.macro name}`: when executed, defines the macro on the current frame. */
export function compileMacro(instruction: MacroInstruction, compiler: Compiler): Step {
  const { name, offset, body } = instruction;
  const block = compiler.block(body);
  const cost = costOfBlock(body);
  // A macro may run while another source is executing; its diagnostics belong to its own.
  const step: Step = (run) => {
    if (!run.charge(cost, offset)) return;
    run.source = compiler.source;
    block(run);
  };
  return (run) => run.defineMacro(name, step);
}
