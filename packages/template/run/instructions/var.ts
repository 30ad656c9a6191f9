import type { VarInstruction } from '../../parse/tree.ts';
import { compileAccess } from '../access.ts';
import type { Compiler } from '../compiler.ts';
import type { Step } from '../frame.ts';
import { compileChain, compileOthers } from './chain.ts';

/** `{.var @x a|f}`: keeps the value, not its text, on the current frame. No frame is pushed for the formatters. */
export function compileVar(instruction: VarInstruction, compiler: Compiler): Step {
  const { target, offset } = instruction;
  const access = compileAccess(instruction.names[0] ?? ['@']);
  if (instruction.chain.length === 0) return (run) => run.frame.setLocal(target, access(run.frame));
  const chain = compileChain(instruction.chain, offset, compiler);
  const othersOf = compileOthers(instruction.names);
  return (run) => {
    const { frame, around } = run;
    let value: unknown;
    try {
      run.around = frame;
      value = chain.run(run, access(frame), othersOf(run));
    } catch (error) {
      run.recover('BINDVAR', offset, error);
    }
    run.frame = frame;
    run.around = around;
    frame.setLocal(target, value);
  };
}
