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
    const value = run.guard('BINDVAR', offset, undefined as unknown, () => {
      const { around } = run;
      run.around = run.frame;
      const result = chain.run(run, access(run.frame), othersOf(run));
      run.around = around;
      return result;
    });
    run.frame.setLocal(target, value);
  };
}
