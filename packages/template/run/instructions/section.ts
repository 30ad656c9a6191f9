import type { SectionInstruction } from '../../parse/tree.ts';
import { compileLocalAccess, onlyName } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { costOfBlock } from '../cost.ts';
import { Frame, type Step } from '../frame.ts';
import { isTruthyNode, kindOf, ownName } from '../ownName.ts';
import { compileBranch } from './predicate.ts';

/** `{.section ref}`: pushes the node; the `.or` part also runs inside the pushed frame. */
export function compileSection(instruction: SectionInstruction, before: string, compiler: Compiler): Step {
  const { offset, body } = instruction;
  const access = compileLocalAccess(instruction.name);
  const name = onlyName(instruction.name);
  const block = compiler.block(body);
  const otherwise = compileBranch(instruction.otherwise, compiler);
  const cost = costOfBlock(body);
  return (run) => {
    const { frame } = run;
    if (before !== '') run.out += before;
    const node = name === undefined ? access(frame) : ownName(frame, name);
    const kind = kindOf(node);
    const step = isTruthyNode(node, kind) ? block : otherwise;
    if (step === undefined || !run.charge(cost, offset)) return;
    run.frame = new Frame(node, frame);
    run.frame.kind = kind;
    step(run);
    run.frame = frame;
  };
}
