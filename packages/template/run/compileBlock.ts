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

/** A list of instructions as one closure. Text in front of a tag that prints is printed together with it. */
export function compileBlock(instructions: readonly Instruction[], compiler: Compiler): Step {
  const steps: Step[] = [];
  let before = '';
  for (const instruction of instructions) {
    if (instruction.kind === 'text') {
      before += instruction.text;
    } else {
      const step = compilePrinting(instruction, before, compiler);
      if (step === undefined && before !== '') steps.push(compileText(before));
      steps.push(step ?? compileOther(instruction, compiler));
      before = '';
    }
  }
  if (before !== '') steps.push(compileText(before));
  return inSequence(steps);
}

/** The frequent tags, with the text in front of them; undefined for the others. */
function compilePrinting(instruction: Instruction, before: string, compiler: Compiler): Step | undefined {
  switch (instruction.kind) {
    case 'variable':
      return compileVariable(instruction, before, compiler);
    case 'section':
      return compileSection(instruction, before, compiler);
    case 'repeated':
      return compileRepeated(instruction, before, compiler);
    case 'predicate':
      return compilePredicate(instruction, before, compiler);
    case 'if':
      return compileIf(instruction, before, compiler);
    default:
      return undefined;
  }
}

function compileOther(instruction: Instruction, compiler: Compiler): Step {
  switch (instruction.kind) {
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
    default:
      return nothing;
  }
}

/** Groups of four instead of a loop: most blocks have fewer than five steps, and consecutive calls are cheaper. */
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
  return inSequence(inFours(steps));
}

function inFours(steps: readonly Step[]): Step[] {
  const groups: Step[] = [];
  for (let start = 0; start < steps.length; start += 4) groups.push(inSequence(steps.slice(start, start + 4)));
  return groups;
}
