import type { Problem } from '@quoin/domain/problem';
import type { WireProblem } from './problems.ts';

/** A Problem as the body of a refusal. `sentence` is the subject's own, from its wording. */
export function toWireProblem<Code extends string>(
  problem: Problem<Code>,
  sentence: (problem: Problem<Code>) => string,
): WireProblem {
  const body = { error: sentence(problem), errorKey: problem.code };
  return problem.field === undefined ? body : { ...body, field: problem.field };
}

/**
 * Several fields at fault at once: the first sentence of each field by its name, the first of all as the summary.
 * `fieldsInvalid` as the key: answered with 422.
 */
export function toWireFieldProblems<Code extends string>(
  problems: readonly Problem<Code>[],
  sentence: (problem: Problem<Code>) => string,
): WireProblem {
  const fields: { [name: string]: string } = {};
  for (const problem of problems) {
    const name = problem.field ?? '';
    if (!Object.hasOwn(fields, name)) fields[name] = sentence(problem);
  }
  const first = problems[0];
  return { error: first === undefined ? '' : sentence(first), errorKey: 'fieldsInvalid', fields };
}

/** Reports whether a decoded body is a refusal by Quoin. */
export function isWireProblem(body: unknown): body is WireProblem {
  return isRecord(body) && typeof body.error === 'string' && body.error !== '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
