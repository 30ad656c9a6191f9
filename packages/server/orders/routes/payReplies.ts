import type { CheckoutView, PayResponse } from '@quoin/contract/endpoints/site';
import { statusOf, toWireFieldProblems, toWireProblem, type WireProblem } from '@quoin/contract/problems';
import { waitSentence } from '@quoin/domain/access';
import { type OrdersCode, sentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { boughtCookies } from '../../cart/index.ts';
import type { Deps } from '../../deps.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { confirmedPath, orderToken } from '../orderToken.ts';
import type { DeclineCode, PayAnswer } from '../placing/paymentWork.ts';

/** The page right after payment. */
export function confirmedUrl(deps: Pick<Deps, 'keyFor'>, request: SiteRequest, orderId: string): string {
  return confirmedPath(orderToken(deps, request.site.id, orderId));
}

export function payAnswerReply(deps: Pick<Deps, 'keyFor'>, request: SiteRequest, answer: PayAnswer): Reply {
  switch (answer.status) {
    case 'succeeded': {
      const body: PayResponse = { status: 'succeeded', orderUrl: confirmedUrl(deps, request, answer.orderId) };
      return json(body, { cookies: boughtCookies(request) });
    }
    case 'requiresAction':
      return json({ status: 'requiresAction', url: answer.url } satisfies PayResponse);
    case 'declined': {
      const { code } = answer;
      return json({
        status: 'declined',
        code,
        error: declineSentence(code, request.site.language),
      } satisfies PayResponse);
    }
  }
}

/** Which of our own codes a way back from a provider may carry in its address. */
export const REDIRECT_CODES = [
  'cardDeclined',
  'insufficientFunds',
  'walletDeclined',
  'actionFailed',
  'paymentTurnedBack',
  'paymentUnavailable',
  'paymentNeedsReview',
  'paymentPending',
] as const;
export type RedirectCode = (typeof REDIRECT_CODES)[number];

export function declineSentence(code: RedirectCode | DeclineCode, language: string): string {
  return sentence(code === 'outOfStock' ? { code, values: { title: '' } } : { code }, language);
}

/** One problem as itself; several, or one of a field, as field problems (422). `more` joins the body. */
export function refusalReply(
  { site }: Pick<SiteRequest, 'site'>,
  problems: readonly Problem<OrdersCode>[],
  more: { readonly checkout?: CheckoutView } = {},
): Reply {
  const say = (problem: Problem<OrdersCode>) => sentence(problem, site.language);
  const [first] = problems;
  const isOfFields = problems.length > 1 || first?.field !== undefined;
  const body: WireProblem = isOfFields ? toWireFieldProblems(problems, say) : toWireProblem(first!, say);
  return json({ ...body, ...more }, { status: statusOf(body.errorKey) });
}

export function tooManyReply({ site }: Pick<SiteRequest, 'site'>, seconds: number): Reply {
  const problem = { code: 'tooManyRequests' } as const;
  const headers = { 'retry-after': String(seconds) };
  return json(
    toWireProblem(problem, () => waitSentence(seconds, site.language)),
    { status: statusOf(problem.code), headers },
  );
}
