import type { Branch, PredicateCall, PredicateInstruction } from '../../parse/tree.ts';
import type { Compiler } from '../compiler.ts';
import type { Test } from '../context.ts';
import { costOfBlock } from '../cost.ts';
import type { Step } from '../frame.ts';
import { NAMES } from '../names.ts';
import type { Run } from '../run.ts';

/** `{.name? args}…{.or}…{.end}`: asks about the current node and pushes nothing. */
export function compilePredicate(instruction: PredicateInstruction, before: string, compiler: Compiler): Step {
  return compileChoice(instruction.call, instruction, before, compiler);
}

/** The `.or` part of any block; undefined when there is none. */
export function compileBranch(branch: Branch | null, compiler: Compiler): Step | undefined {
  if (branch === null) return undefined;
  return branch.call === null ? compiler.block(branch.body) : compileChoice(branch.call, branch, '', compiler);
}

interface Choice {
  readonly test: Test;
  readonly block: Step;
  readonly cost: number;
  readonly offset: number;
}

/** A predicate with all `.or` behind it, as a list: a chain may be longer than the machine's stack is deep. */
function compileChoice(
  call: PredicateCall,
  part: PredicateInstruction | Branch,
  before: string,
  compiler: Compiler,
): Step {
  const { test, block, cost, offset } = compileOne(call, part, compiler);
  const others: Choice[] = [];
  let branch = part.otherwise;
  for (; branch !== null && branch.call !== null; branch = branch.otherwise) {
    others.push(compileOne(branch.call, branch, compiler));
  }
  const last = branch === null ? undefined : compiler.block(branch.body);
  const otherwise = others.length === 0 ? last : inTurn(others, last);
  return (run) => {
    if (before !== '') run.out += before;
    if (!run.charge(cost, offset)) return;
    if (ask(test, run, offset)) block(run);
    else if (otherwise !== undefined) otherwise(run);
  };
}

/** The first choice that is true, else what is left. */
function inTurn(choices: readonly Choice[], otherwise: Step | undefined): Step {
  return (run) => {
    for (const { test, block, cost, offset } of choices) {
      if (!run.charge(cost, offset)) return;
      if (ask(test, run, offset)) return block(run);
    }
    otherwise?.(run);
  };
}

/** A predicate nobody knows is always false; the parser has reported it. */
function compileOne(call: PredicateCall, part: PredicateInstruction | Branch, compiler: Compiler): Choice {
  const { offset, body } = part;
  const test = compiler.predicates.get(call.name)?.bind(call.arguments, NAMES) ?? never;
  return { test, block: compiler.block(body), cost: costOfBlock(body), offset };
}

const never: Test = () => false;

function ask(test: Test, run: Run, offset: number): boolean {
  const { frame } = run;
  run.at = offset;
  try {
    return test(frame.node, run);
  } catch (error) {
    run.frame = frame;
    run.recover('PREDICATE', offset, error);
    return false;
  }
}
