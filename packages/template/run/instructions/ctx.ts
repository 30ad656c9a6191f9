import type { CtxInstruction } from '../../parse/tree.ts';
import { compileAccess } from '../access.ts';
import type { Step } from '../frame.ts';

/** `{.ctx @x k=ref}`: a new object on the current frame; missing values become null. */
export function compileCtx(instruction: CtxInstruction): Step {
  const { target } = instruction;
  const bindings = instruction.bindings.map(({ key, name }) => ({ key, access: compileAccess(name) }));
  return (run) => {
    const object: Record<string, unknown> = {};
    for (const { key, access } of bindings) object[key] = access(run.frame) ?? null;
    run.frame.setLocal(target, object);
  };
}
