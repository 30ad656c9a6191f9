import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { productAnswerErrors } from '@quoin/domain/forms';
import type { Problem } from '@quoin/domain/problem';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { waitHeaders } from '../../platform/http/replies/waitHeaders.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { type CartRefusal, cartRefusalSentence } from '../cartRefusals.ts';

const BAD_INPUT = 400;

/** A call about a cart that was refused; of answers each sentence belongs to its field, as forms answer (FORM-14). */
export function refusedCart(request: SiteRequest, problem: Problem<CartRefusal>): Reply {
  const { language } = request.site;
  const body = toWireProblem(problem, (refusal) => cartRefusalSentence(refusal, language));
  if (problem.code === 'fieldsInvalid') {
    return json({ ...body, errors: productAnswerErrors(problem, language) }, { status: BAD_INPUT });
  }
  return json(body, { status: statusOf(problem.code), headers: waitHeaders(problem) });
}
