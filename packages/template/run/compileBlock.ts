import type { Instruction } from '../parse/tree.ts';
import { type Compiler, nothing } from './compiler.ts';
import type { Step } from './frame.ts';
import { compileCtx } from './instructions/ctx.ts';
import { compileEval } from './instructions/eval.ts';
import { compileIf } from './instructions/if.ts';
import { compileInclude } from './instructions/include.ts';
import { compileInject } from './instructions/inject.ts';
import { compileMacro } from './instructions/macro.ts';
import { compilePredicate } from './instructions/predicate.ts';
import { compileRepeated } from './instructions/repeated.ts';
import { compileSection } from './instructions/section.ts';
import { compileText } from './instructions/text.ts';
import { compileVar } from './instructions/var.ts';
import { compileVariable } from './instructions/variable.ts';

/** A list of instructions as one closure. Text in front of a variable is printed together with it. */
export function compileBlock(instructions: readonly Instruction[], compiler: Compiler): Step {
  const steps: Step[] = [];
  let before = '';
  for (const instruction of instructions) {
    if (instruction.kind === 'text') {
      before += instruction.text;
    } else if (instruction.kind === 'variable') {
      steps.push(compileVariable(instruction, before, compiler));
      before = '';
    } else {
      if (before !== '') steps.push(compileText(before));
      before = '';
      steps.push(compileInstruction(instruction, compiler));
    }
  }
  if (before !== '') steps.push(compileText(before));
  return inSequence(steps);
}

function compileInstruction(
  instruction: Exclude<Instruction, { kind: 'text' | 'variable' }>,
  compiler: Compiler,
): Step {
  switch (instruction.kind) {
    case 'section':
      return compileSection(instruction, compiler);
    case 'repeated':
      return compileRepeated(instruction, compiler);
    case 'predicate':
      return compilePredicate(instruction, compiler);
    case 'if':
      return compileIf(instruction, compiler);
    case 'macro':
      return compileMacro(instruction, compiler);
    case 'var':
      return compileVar(instruction, compiler);
    case 'ctx':
      return compileCtx(instruction);
    case 'inject':
      return compileInject(instruction);
    case 'include':
      return compileInclude(instruction, compiler);
    case 'eval':
      return compileEval(instruction, compiler);
  }
}

/** Short lists without a loop: most blocks have fewer than five steps. */
function inSequence(steps: readonly Step[]): Step {
  const [one, two, three, four] = steps;
  if (one === undefined) return nothing;
  if (two === undefined) return one;
  if (three === undefined) {
    return (run) => {
      one(run);
      two(run);
    };
  }
  if (four === undefined) {
    return (run) => {
      one(run);
      two(run);
      three(run);
    };
  }
  if (steps.length === 4) {
    return (run) => {
      one(run);
      two(run);
      three(run);
      four(run);
    };
  }
  return (run) => {
    for (let index = 0; index < steps.length; index++) steps[index]?.(run);
  };
}
