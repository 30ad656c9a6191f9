import type { RepeatedInstruction } from '../../parse/tree.ts';
import { compileLocalAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { Frame, type Step } from '../frame.ts';
import type { Run } from '../run.ts';
import { compileBranch } from './predicate.ts';

/**
 * `{.repeated section ref}`: one frame for the array, holding the index, and one for the item. The alternates run in
 * the item's frame. A loop that exhausts the budget prints nothing at all.
 */
export function compileRepeated(instruction: RepeatedInstruction, compiler: Compiler): Step {
  const { offset } = instruction;
  const access = compileLocalAccess(instruction.name);
  const body = compiler.block(instruction.body);
  const alternates = instruction.alternates.length > 0 ? compiler.block(instruction.alternates) : undefined;
  const otherwise = compileBranch(instruction.otherwise, compiler);
  const cost = 1 + instruction.body.length + instruction.alternates.length;

  const loop = (run: Run, items: readonly unknown[]): void => {
    const { frame, out } = run;
    const array = new Frame(items, frame);
    const item = new Frame(undefined, array);
    const last = items.length - 1;
    run.frame = item;
    for (let index = 0; index <= last; index++) {
      if (!run.charge(cost, offset)) {
        run.out = out;
        break;
      }
      array.index = index;
      item.reset(items[index]);
      body(run);
      if (alternates !== undefined && index < last) alternates(run);
    }
    run.frame = frame;
  };

  return (run) => {
    const items = access(run.frame);
    if (Array.isArray(items) && items.length > 0) loop(run, items);
    else if (otherwise !== undefined && run.charge(1, offset)) otherwise(run);
  };
}
