import type { VariableInstruction } from '../../parse/tree.ts';
import { type Access, compileAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import { Frame, type Step } from '../frame.ts';
import { toOutput } from '../values.ts';
import { type Chain, compileChain, compileOthers, type Others } from './chain.ts';

/** `{a.b}` and `{a.b, c|f x|g}`. `before` is the text in front of the tag. */
export function compileVariable(instruction: VariableInstruction, before: string, compiler: Compiler): Step {
  const access = compileAccess(instruction.names[0] ?? ['@']);
  return instruction.chain.length === 0 ? plain(access, before) : formatted(instruction, access, before, compiler);
}

function plain(access: Access, before: string): Step {
  return (run) => {
    const value = access(run.frame);
    if (typeof value === 'string' && value.length < 256) {
      run.out += before + value;
    } else {
      run.out += before;
      run.print(toOutput(value));
    }
  };
}

function formatted(instruction: VariableInstruction, access: Access, before: string, compiler: Compiler): Step {
  const { offset } = instruction;
  const chain = compileChain(instruction.chain, offset, compiler);
  const othersOf = compileOthers(instruction.names);
  return chain.needsFrame
    ? inFrame(chain, access, othersOf, before, offset)
    : withoutFrame(chain, access, othersOf, before, offset);
}

/** Formatters that look only at their values: nothing of the rendering's state can be left half changed. */
function withoutFrame(chain: Chain, access: Access, othersOf: Others, before: string, offset: number): Step {
  return (run) => {
    let text = '';
    try {
      text = toOutput(chain.run(run, access(run.frame), othersOf(run)));
    } catch (error) {
      run.at = offset;
      run.reportUnexpected('VARIABLE', error);
    }
    run.out += before;
    run.print(text);
  };
}

/** The chain runs in a frame of its own, whose node is the first variable. */
function inFrame(chain: Chain, access: Access, othersOf: Others, before: string, offset: number): Step {
  return (run) => {
    run.out += before;
    const text = run.guard('VARIABLE', offset, '', () => {
      const { frame, around } = run;
      const value = access(frame);
      const others = othersOf(run);
      run.frame = new Frame(value, frame);
      run.around = frame;
      const result = chain.run(run, value, others);
      run.frame = frame;
      run.around = around;
      return toOutput(result);
    });
    run.print(text);
  };
}
