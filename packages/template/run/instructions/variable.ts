import type { VariableInstruction } from '../../parse/tree.ts';
import { type Access, compileAccess, findName, onlyName } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import type { AppliedPartial, Format } from '../context.ts';
import { costOfWork, isExtraWork } from '../cost.ts';
import { Frame, type Step } from '../frame.ts';
import { type CompiledPartial, frameOf, SHORT_PIECE } from '../run.ts';
import { toOutput } from '../values.ts';
import { compileChain, compileOthers, lightFormat, NO_VALUES, type Others, type RunChain } from './chain.ts';
import { observed } from './observed.ts';

/** `{a.b}` and `{a.b, c|f x|g}`. `before` is the text in front of the tag. */
export function compileVariable(instruction: VariableInstruction, before: string, compiler: Compiler): Step {
  const partial = partialOf(instruction, compiler);
  if (partial !== undefined) return applied(partial, accessOf(instruction), before, instruction.offset);
  const { surround } = compiler;
  if (surround === undefined) return printing(instruction, before, compiler);
  return observed(printing(instruction, '', compiler), before, instruction, surround);
}

function printing(instruction: VariableInstruction, before: string, compiler: Compiler): Step {
  const access = accessOf(instruction);
  if (instruction.chain.length === 0) return plain(access, onlyName(instruction.names[0]), before);
  return formatted(instruction, access, before, compiler);
}

function accessOf({ names }: VariableInstruction): Access {
  return compileAccess(names[0] ?? ['@']);
}

function plain(access: Access, name: string | undefined, before: string): Step {
  return (run) => {
    const value = name === undefined ? access(run.frame) : findName(run.frame, name);
    const text = typeof value === 'string' ? value : toOutput(value);
    if (text.length <= SHORT_PIECE) {
      run.out = before === '' ? run.out + text : run.out + before + text;
    } else {
      if (before !== '') run.out += before;
      run.print(text);
    }
  };
}

/** The partial a tag does nothing but apply. */
function partialOf({ chain }: VariableInstruction, compiler: Compiler): AppliedPartial | undefined {
  const [call, ...others] = chain;
  if (call === undefined || others.length > 0) return undefined;
  return compiler.formatters.get(call.name)?.applied?.(call.arguments);
}

/** The partial prints in place: the usual way pages are put together. */
function applied(partial: AppliedPartial, access: Access, before: string, offset: number): Step {
  // An engine's partials stay what they are once compiled; only a macro can come between.
  let linked: CompiledPartial | undefined;
  const isOpen = partial.args === undefined && partial.isPrivate !== true;
  return (run) => {
    if (before !== '') run.out += before;
    const { frame, around, source, depth, out } = run;
    run.at = offset;
    linked ??= run.findSound(partial.name);
    const known = run.hasMacros ? undefined : linked;
    const step = known === undefined ? run.findStep(partial.name, 'APPLY_PARTIAL_MISSING') : known.step;
    if (step === undefined || run.isTooDeep(partial.name)) return;
    try {
      run.around = frame;
      const value = access(frame);
      const isBare = isOpen && known?.needsFrame === false && value === frame.node;
      if (!isBare) run.frame = frameOf(value, frame, partial);
      run.depth = depth + 1;
      step(run);
    } catch (error) {
      run.source = source;
      run.out = out;
      run.recover('VARIABLE', offset, error);
    }
    run.frame = frame;
    run.around = around;
    run.source = source;
    run.depth = depth;
  };
}

function formatted(instruction: VariableInstruction, access: Access, before: string, compiler: Compiler): Step {
  const { offset, names } = instruction;
  const light = names.length === 1 ? lightFormat(instruction.chain, compiler) : undefined;
  if (light !== undefined) return ofOneValue(light, access, onlyName(names[0]), before, offset);
  const chain = compileChain(instruction.chain, offset, compiler);
  if (chain.needsFrame) return inFrame(chain.run, access, compileOthers(names), before, offset);
  return ofValues(chain.run, access, compileOthers(names), before, offset);
}

/** `{title|html}`: most tags with a formatter. No rendering state can be left half changed. */
function ofOneValue(format: Format, access: Access, name: string | undefined, before: string, offset: number): Step {
  return (run) => {
    let result: unknown = '';
    try {
      run.at = offset;
      const value = name === undefined ? access(run.frame) : findName(run.frame, name);
      if (!isExtraWork(value) || run.charge(costOfWork(value), offset)) result = format(value, run, NO_VALUES);
    } catch (error) {
      run.recover('VARIABLE', offset, error);
    }
    const text = typeof result === 'string' ? result : toOutput(result);
    if (text.length <= SHORT_PIECE) {
      run.out = before === '' ? run.out + text : run.out + before + text;
    } else {
      if (before !== '') run.out += before;
      run.print(text);
    }
  };
}

/** Formatters that look only at their values. */
function ofValues(runChain: RunChain, access: Access, othersOf: Others, before: string, offset: number): Step {
  return (run) => {
    let text = '';
    try {
      text = toOutput(runChain(run, access(run.frame), othersOf(run)));
    } catch (error) {
      run.recover('VARIABLE', offset, error);
    }
    if (before !== '') run.out += before;
    run.print(text);
  };
}

/** The chain runs in a separate frame, whose node is the first variable. */
function inFrame(runChain: RunChain, access: Access, othersOf: Others, before: string, offset: number): Step {
  return (run) => {
    const { frame, around } = run;
    if (before !== '') run.out += before;
    let text = '';
    try {
      const value = access(frame);
      const others = othersOf(run);
      run.frame = new Frame(value, frame);
      run.around = frame;
      text = toOutput(runChain(run, value, others));
    } catch (error) {
      run.recover('VARIABLE', offset, error);
    }
    run.frame = frame;
    run.around = around;
    run.print(text);
  };
}
