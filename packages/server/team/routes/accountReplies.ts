import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { type AccessCode, sentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, Staff } from '../../platform/http/route.ts';

/** @throws where the pipeline let nobody in: a fault. */
export function staffOf({ staff }: AppRequest): Staff {
  if (staff === null) throw new Error('This route belongs to somebody who is signed in.');
  return staff;
}

/** With the time to wait, where that is why. */
export function accountRefusal(problem: Problem<AccessCode>): Reply {
  const wait = problem.values?.seconds;
  return json(toWireProblem(problem, sentence), {
    status: statusOf(problem.code),
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
  });
}
