import { statusOf, toWireProblem } from '@quoin/contract/problems';
import type { Problem } from '@quoin/domain/problem';
import { json, type Reply } from './reply.ts';

/** A rule's "no", with the status of its code and its sentence. */
export function refuseWith<Code extends string>(
  problem: Problem<Code>,
  sentence: (problem: Problem<Code>) => string,
): Reply {
  return json(toWireProblem(problem, sentence), { status: statusOf(problem.code) });
}
