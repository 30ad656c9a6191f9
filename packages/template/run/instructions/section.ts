import type { SectionInstruction } from '../../parse/tree.ts';
import { compileLocalAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { Frame, type Step } from '../frame.ts';
import { isTruthy } from '../values.ts';
import { compileBranch } from './predicate.ts';

/** `{.section ref}`: pushes the node; the `.or` part also runs inside the pushed frame. */
export function compileSection(instruction: SectionInstruction, compiler: Compiler): Step {
  const { offset, body } = instruction;
  const access = compileLocalAccess(instruction.name);
  const block = compiler.block(body);
  const otherwise = compileBranch(instruction.otherwise, compiler);
  const cost = 1 + body.length;
  return (run) => {
    const { frame } = run;
    const node = access(frame);
    const step = isTruthy(node) ? block : otherwise;
    if (step === undefined || !run.charge(cost, offset)) return;
    run.frame = new Frame(node, frame);
    step(run);
    run.frame = frame;
  };
}
