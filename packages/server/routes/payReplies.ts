import type { PayResponse } from '@quoin/contract/endpoints';
import { statusOf, toWireFieldProblems, toWireProblem, type WireProblem } from '@quoin/contract/problems';
import { sentence as accessSentence } from '@quoin/domain/access';
import { type OrdersCode, sentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import { json, type Reply } from '../http/reply.ts';
import type { SiteRequest } from '../http/route.ts';
import type { PayAnswer } from '../operations/checkout/paymentWork.ts';
import { confirmedPath, orderToken } from '../operations/orders/orderToken.ts';
import { noCart } from './visitorCookies.ts';

/** The page right after payment. */
export function confirmedUrl(deps: Pick<Deps, 'keyFor'>, request: SiteRequest, orderId: string): string {
  return confirmedPath(orderToken(deps, request.site.id, orderId));
}

export function payAnswerReply(deps: Pick<Deps, 'keyFor'>, request: SiteRequest, answer: PayAnswer): Reply {
  switch (answer.status) {
    case 'succeeded': {
      const body: PayResponse = { status: 'succeeded', orderUrl: confirmedUrl(deps, request, answer.orderId) };
      return json(body, { cookies: [noCart()] });
    }
    case 'requiresAction':
      return json({ status: 'requiresAction', url: answer.url } satisfies PayResponse);
    case 'declined': {
      const { code } = answer;
      return json({ status: 'declined', code, error: declineSentence(code) } satisfies PayResponse);
    }
  }
}

export function declineSentence(code: Extract<PayAnswer, { status: 'declined' }>['code']): string {
  return sentence(code === 'outOfStock' ? { code, values: { title: '' } } : { code });
}

/** One problem as itself; several, or one of a field, as field problems (422). `more` joins the body. */
export function refusalReply(problems: readonly Problem<OrdersCode>[], more: object = {}): Reply {
  const [first] = problems;
  const isOfFields = problems.length > 1 || first?.field !== undefined;
  const body: WireProblem = isOfFields ? toWireFieldProblems(problems, sentence) : toWireProblem(first!, sentence);
  return json({ ...body, ...more }, { status: statusOf(body.errorKey) });
}

export function tooManyReply(seconds: number): Reply {
  const problem = { code: 'tooManyRequests' } as const;
  const headers = { 'retry-after': String(seconds) };
  return json(toWireProblem(problem, accessSentence), { status: statusOf(problem.code), headers });
}
