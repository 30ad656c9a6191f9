import { statusOf } from '@quoin/contract/problems';
import { waitSentence } from '@quoin/domain/access';
import { type OrdersCode, orderPageWords, sentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import { NOTHING_ENTERED } from '../../addresses/index.ts';
import type { NoticeView } from '../../cart/index.ts';
import type { CheckoutPageDeps } from '../../checkout/index.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { draftPath, loadLinkedDraft } from '../drafts/draftLinks.ts';
import { draftPayView } from '../drafts/draftPayView.ts';
import { payDraft } from '../drafts/payDraft.ts';
import { returnFromBank } from '../placing/settlement/returnFromBank.ts';
import { leave } from './leavingPage.ts';
import { confirmedUrl, declineSentence, REDIRECT_CODES } from './payReplies.ts';
import { SECRET_PAGE } from './secretPage.ts';

const PATH = draftPath(':token');

/** The link of a draft: its buyer sees what the shop has put together, and pays it. The link is the key; no signing in. */
export function draftPayRoutes(deps: CheckoutPageDeps): SiteRoute[] {
  return [
    { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    { method: 'POST', path: PATH, rate: 'checkout', forgery: 'origin', handle: (request) => post(deps, request) },
    {
      ...{ method: 'GET', path: `${PATH}/return`, rate: 'page', forgery: 'none' },
      handle: (request) => comeBack(deps, request),
    },
  ];
}

interface Shown {
  readonly problem: NoticeView | null;
  readonly entered: typeof NOTHING_ENTERED;
  readonly status: number;
}

function show(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const refused = REDIRECT_CODES.find((code) => code === queryText(request.query, 'refused'));
  const problem =
    refused === undefined ? null : { title: declineSentence(refused, request.site.language), message: '' };
  return page(deps, request, { problem, entered: NOTHING_ENTERED, status: 200 });
}

async function page(deps: CheckoutPageDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { site } = request;
  const token = request.params.token ?? '';
  const linked = await loadLinkedDraft(deps, site, token);
  if (linked.kind === 'bought') return redirect(confirmedUrl(deps, request, linked.orderId), SECRET_PAGE);
  const methods = await deps.payments.methodsOf(site.id);
  const testCards = methods.some(({ provider }) => provider === 'test') ? deps.testCards(site.language) : [];
  const draft =
    linked.kind === 'over' ? null : draftPayView(site, linked, { ...shown, methods, testCards, url: draftPath(token) });
  const words = orderPageWords(site.language).draft;
  const view = { isOver: draft === null, words, draft };
  const options = { pageType: PAGE_TYPES.checkout, path: draftPath(token), title: words.title };
  const status = linked.kind === 'over' ? statusOf('draftLinkOver') : shown.status;
  return html(await deps.pages.systemPage(site, 'draft-pay', { draftPay: view }, options), { status, ...SECRET_PAGE });
}

async function post(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const token = request.params.token ?? '';
  const cents = fields.text('acceptedTotalCents');
  if (!/^\d{1,16}$/.test(cents)) return redirect(draftPath(token), SECRET_PAGE);
  const methodId = fields.text('paymentMethod').slice(0, 100);
  const { site, origin, ip } = request;
  const result = await payDraft(
    deps,
    { site, token, ip, origin },
    {
      idempotencyKey: fields.text('idempotencyKey').slice(0, 100),
      acceptedTotal: BigInt(cents),
      methodId,
      card: {
        cardNumber: fields.text('cardNumber').slice(0, 64),
        expiry: fields.text('expiry').slice(0, 32),
        cvc: fields.text('cvc').slice(0, 16),
      },
    },
  );
  const values = { paymentMethod: methodId };
  const stay = (title: string, status: number) =>
    page(deps, request, { problem: { title, message: '' }, entered: { values, errors: {} }, status });
  switch (result.status) {
    case 'succeeded':
      return redirect(confirmedUrl(deps, request, result.orderId), SECRET_PAGE);
    case 'requiresAction':
      return leave(request, result.url);
    case 'declined':
      return stay(declineSentence(result.code, site.language), 422);
    case 'tooMany':
      return stay(waitSentence(result.seconds, site.language), statusOf('tooManyRequests'));
    case 'refused':
      return refused(deps, request, values, result.problems);
  }
}

/** What is wrong with the card at its field, everything else above. */
function refused(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  values: Readonly<Record<string, string>>,
  problems: readonly Problem<OrdersCode>[],
): Promise<Reply> {
  const { language } = request.site;
  const ofFields = problems.filter(({ field }) => field !== undefined);
  const errors = Object.fromEntries(ofFields.map((problem) => [problem.field!, sentence(problem, language)]));
  const [first] = problems.filter(({ field }) => field === undefined);
  const problem = first === undefined ? null : { title: sentence(first, language), message: '' };
  const status = first === undefined ? 422 : statusOf(first.code);
  return page(deps, request, { problem, entered: { values, errors }, status });
}

/** From the bank's page, on whatever device. */
async function comeBack(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const [intentId, proof] = [queryText(request.query, 'intent') ?? '', queryText(request.query, 'proof') ?? ''];
  const returned = await returnFromBank(deps, request.site, intentId, proof);
  if (returned?.status === 'succeeded') return redirect(confirmedUrl(deps, request, returned.orderId), SECRET_PAGE);
  const own = draftPath(request.params.token ?? '');
  if (returned?.status === 'open') return redirect(`${own}?refused=paymentTurnedBack`, SECRET_PAGE);
  if (returned?.status === 'unknown') return redirect(`${own}?refused=paymentPending`, SECRET_PAGE);
  return redirect(returned?.status === 'declined' ? `${own}?refused=${returned.code}` : own, SECRET_PAGE);
}
