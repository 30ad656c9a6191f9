import type { IncludeInstruction } from '../../parse/tree.ts';
import { type Compiler, nothing } from '../compiler.ts';
import type { Step } from '../frame.ts';

/** `{.include name output}`: runs a partial or macro in the current frame, so what it defines stays. */
export function compileInclude(instruction: IncludeInstruction, compiler: Compiler): Step {
  if (compiler.allow.include !== true) return nothing;
  const { name, prints, offset } = instruction;
  return (run) => {
    if (!run.charge(1, offset)) return;
    run.at = offset;
    const step = run.findStep(name, 'INCLUDE_PARTIAL_MISSING');
    if (step === undefined) return;
    const text = run.capture(step, name);
    if (prints) run.print(text);
  };
}
