import type { InjectInstruction } from '../../parse/tree.ts';
import type { Step } from '../frame.ts';
import { member } from '../values.ts';

/** `{.inject @x path}`: a value the caller gives under that path; falsy ones count as missing. */
export function compileInject(instruction: InjectInstruction): Step {
  const { target, path } = instruction;
  return (run) => {
    run.frame.setLocal(target, member(run.options.injects, path) || undefined);
  };
}
