import type { DiagnosticCode, SentenceValues } from '../../diagnostics/sentences.ts';
import { compileExpression } from '../../expression/compileExpression.ts';
import type { EvalInstruction } from '../../parse/tree.ts';
import { type Compiler, nothing } from '../compiler.ts';
import type { Step } from '../frame.ts';
import type { Run } from '../run.ts';

/** `{.eval expr}`, when it is allowed; else it prints nothing. */
export function compileEval(instruction: EvalInstruction, compiler: Compiler): Step {
  if (compiler.allow.eval !== true) return nothing;
  const { offset } = instruction;
  const evaluate = compileExpression(instruction.expression, compiler.limits);
  // What cannot be read at all is said once per rendering, not once per turn of a loop.
  const told = new WeakSet<Run>();
  const report = (run: Run, code: DiagnosticCode, values: SentenceValues): void => {
    if (code === 'EXPRESSION_PARSE' && told.has(run)) return;
    run.report(code, values);
  };
  return (run) => {
    if (!run.charge(1, offset)) return;
    run.at = offset;
    try {
      run.print(evaluate(run.frame, (code, values) => report(run, code, values)));
    } catch (error) {
      run.recover('EVAL', offset, error);
    }
    told.add(run);
  };
}
