import type { Branch, PredicateCall, PredicateInstruction } from '../../parse/tree.ts';
import type { Compiler } from '../compiler.ts';
import type { Step } from '../frame.ts';
import { NAMES } from '../names.ts';
import type { Run } from '../run.ts';

/** `{.name? args}…{.or}…{.end}`: asks about the current node and pushes nothing. */
export function compilePredicate(instruction: PredicateInstruction, compiler: Compiler): Step {
  return compileChoice(instruction.call, instruction, compiler);
}

/** The `.or` part of any block; undefined when there is none. */
export function compileBranch(branch: Branch | null, compiler: Compiler): Step | undefined {
  if (branch === null) return undefined;
  return branch.call === null ? compiler.block(branch.body) : compileChoice(branch.call, branch, compiler);
}

interface Choice {
  readonly test: (run: Run) => boolean;
  readonly block: Step;
  readonly cost: number;
  readonly offset: number;
}

/** A predicate with all `.or` behind it, as a list: a chain may be longer than the machine's stack is deep. */
function compileChoice(call: PredicateCall, part: PredicateInstruction | Branch, compiler: Compiler): Step {
  const first = compileOne(call, part, compiler);
  const rest: Choice[] = [];
  let branch = part.otherwise;
  for (; branch !== null && branch.call !== null; branch = branch.otherwise) {
    rest.push(compileOne(branch.call, branch, compiler));
  }
  const otherwise = branch === null ? undefined : compiler.block(branch.body);
  const { test, block, cost, offset } = first;
  return (run) => {
    if (!run.charge(cost, offset)) return;
    if (test(run)) return block(run);
    for (const choice of rest) {
      if (!run.charge(choice.cost, choice.offset)) return;
      if (choice.test(run)) return choice.block(run);
    }
    otherwise?.(run);
  };
}

function compileOne(call: PredicateCall, part: PredicateInstruction | Branch, compiler: Compiler): Choice {
  const { offset, body } = part;
  return { test: compileTest(call, offset, compiler), block: compiler.block(body), cost: 1 + body.length, offset };
}

/** A predicate nobody knows is always false; the parser has reported it. */
function compileTest(call: PredicateCall, offset: number, compiler: Compiler): (run: Run) => boolean {
  const test = compiler.predicates.get(call.name)?.bind(call.arguments, NAMES);
  if (test === undefined) return () => false;
  return (run) =>
    run.guard('PREDICATE', offset, false, () => {
      run.at = offset;
      return test(run.frame.node, run);
    });
}
