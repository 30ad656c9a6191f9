import type { IfInstruction } from '../../parse/tree.ts';
import { type Access, compileAccess, findName, onlyName } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { costOfBlock } from '../cost.ts';
import type { Frame, Step } from '../frame.ts';
import { isTruthy } from '../values.ts';
import { compileBranch } from './predicate.ts';

/** `{.if a && b || c}`: strictly left to right, ending at the first true `||` or false `&&`. Pushes nothing. */
export function compileIf(instruction: IfInstruction, before: string, compiler: Compiler): Step {
  const { offset, body } = instruction;
  const block = compiler.block(body);
  const otherwise = compileBranch(instruction.otherwise, compiler);
  const cost = costOfBlock(body);
  const [only] = instruction.names;
  if (only !== undefined && instruction.names.length === 1) {
    const access = compileAccess(only);
    const name = onlyName(only);
    return (run) => {
      if (before !== '') run.out += before;
      const value = name === undefined ? access(run.frame) : findName(run.frame, name);
      const step = isTruthy(value) ? block : otherwise;
      if (step !== undefined && run.charge(cost, offset)) step(run);
    };
  }
  const test = compileTest(instruction.names.map(compileAccess), instruction.isAnd);
  return (run) => {
    if (before !== '') run.out += before;
    const step = test(run.frame) ? block : otherwise;
    if (step !== undefined && run.charge(cost, offset)) step(run);
  };
}

function compileTest(accesses: readonly Access[], isAnd: readonly boolean[]): (frame: Frame) => boolean {
  const [first, ...others] = accesses;
  if (first === undefined) return () => false;
  return (frame) => {
    let result = isTruthy(first(frame));
    for (let index = 0; index < others.length; index++) {
      const value = isTruthy(others[index]?.(frame));
      result = isAnd[index] ? result && value : result || value;
      if (result !== isAnd[index]) return result;
    }
    return result;
  };
}
