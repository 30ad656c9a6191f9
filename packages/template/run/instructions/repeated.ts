import type { RepeatedInstruction } from '../../parse/tree.ts';
import { compileLocalAccess, onlyName } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { costOfBlock } from '../cost.ts';
import { Frame, type Step } from '../frame.ts';
import { ownName } from '../ownName.ts';
import type { Run } from '../run.ts';
import { compileBranch } from './predicate.ts';

/**
 * `{.repeated section ref}`: one frame for the array, holding the index, and one for the item. The alternates run in
 * the item's frame. A loop that exhausts the budget prints nothing at all.
 */
export function compileRepeated(instruction: RepeatedInstruction, before: string, compiler: Compiler): Step {
  const { offset } = instruction;
  const access = compileLocalAccess(instruction.name);
  const name = onlyName(instruction.name);
  const body = compiler.block(instruction.body);
  const alternates = instruction.alternates.length > 0 ? compiler.block(instruction.alternates) : undefined;
  const otherwise = compileBranch(instruction.otherwise, compiler);
  const cost = costOfBlock(instruction.body) + costOfBlock(instruction.alternates) - 1;

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
    if (before !== '') run.out += before;
    const items = name === undefined ? access(run.frame) : ownName(run.frame, name);
    if (Array.isArray(items) && items.length > 0) loop(run, items);
    else if (otherwise !== undefined && run.charge(1, offset)) otherwise(run);
  };
}
