import { formatMoney, money } from '@quoin/domain/money';
import { type CardInput, type OrdersCode, validateCard } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { lockCartById, lockCheckoutOfCart } from '../../cart/index.ts';
import type { CheckoutDeps } from '../../checkout/index.ts';
import { findLiveIntent } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { beginOnce, findOnce } from '../../platform/database/idempotency.ts';
import type { Site } from '../../sites/index.ts';
import { type BegunPayment, type ChosenAttempt, hashRequest, madeWith } from '../placing/paymentAttempt.ts';
import { type PayAnswer, payOnce } from '../placing/paymentWork.ts';
import { orderPrice, type Purchase } from '../placing/purchase.ts';
import { hashReturnToken, returnQuery, returnToken } from '../placing/settlement/returnToken.ts';
import { startIntent } from '../placing/startIntent.ts';
import { chooseMethod, type PayResult, payerOf, takePayment } from '../placing/takePayment.ts';
import { findDraft } from '../storage/drafts.ts';
import { draftPath, findLinkedDraft } from './draftLinks.ts';
import { draftOrderLines, type PricedDraft, pricedDraft } from './draftPricing.ts';

/** A visitor who holds the link of a draft. */
export interface DraftBuyer {
  readonly site: Site;
  readonly token: string;
  readonly ip: string;
  readonly origin: string;
}

export interface DraftAttempt {
  readonly idempotencyKey: string;
  /** Minor units: what the buyer saw. */
  readonly acceptedTotal: bigint;
  readonly methodId: string;
  readonly card: CardInput;
}

/** Of this is too little left: rolls everything back. */
class Missing extends Error {}

/** Pays a draft by its link, through the same port and the same settlement as every checkout (ORD-1, ORD-3). */
export async function payDraft(deps: CheckoutDeps, buyer: DraftBuyer, attempt: DraftAttempt): Promise<PayResult> {
  const { site, token, ip } = buyer;
  const method = await chooseMethod(deps, { site }, attempt.methodId);
  if (method === null) return { status: 'refused', problems: [{ code: 'paymentMethodGone' }] };
  const needsCard = attempt.acceptedTotal > 0n && method.way === 'card';
  const problems = needsCard ? validateCard(attempt.card, deps.now()) : [];
  if (problems.length > 0) return { status: 'refused', problems };
  const payer = payerOf({ site, token, ip });
  const seconds = deps.declines.look(payer);
  if (seconds !== null) return { status: 'tooMany', seconds };
  const chosen = { ...attempt, method, note: '' };
  const begin = () => beginDraftPayment(deps, buyer, chosen);
  return takePayment(deps, site, { card: attempt.card, begin, onDecline: () => deps.declines.take(payer) });
}

async function beginDraftPayment(deps: CheckoutDeps, buyer: DraftBuyer, attempt: ChosenAttempt): Promise<BegunPayment> {
  try {
    return await deps.db.inSite({ websiteId: buyer.site.id }, (trx) => begin(deps, trx, buyer, attempt));
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return refused({ code: 'outOfStock', values: { title: error.message } });
  }
}

function refused(problem: Problem<OrdersCode>): BegunPayment {
  return { kind: 'refused', problem };
}

/** Cart, checkout, draft: everybody takes the locks in this order. */
async function begin(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  buyer: DraftBuyer,
  attempt: ChosenAttempt,
): Promise<BegunPayment> {
  const { site, token } = buyer;
  const seen = await findLinkedDraft(trx, site, token);
  if (seen.kind === 'bought') return { kind: 'answered', answer: { status: 'succeeded', orderId: seen.orderId } };
  if (seen.kind === 'over') return refused({ code: 'draftLinkOver' });
  const { id, cartId } = seen.priced.draft;
  const cart = cartId === null ? null : await lockCartById(trx, site.id, cartId);
  const checkout = cart === null ? null : await lockCheckoutOfCart(trx, site.id, cart.id);
  const draft = await findDraft(trx, site.id, id, true);
  const linked = await findLinkedDraft(trx, site, token);
  if (linked.kind === 'bought') return { kind: 'answered', answer: { status: 'succeeded', orderId: linked.orderId } };
  if (checkout === null || draft === null || linked.kind === 'over') return refused({ code: 'draftLinkOver' });
  const once = payOnce(checkout.cartId, attempt.idempotencyKey);
  const requestHash = hashRequest(deps, attempt);
  const record = await findOnce(trx, site.id, once);
  const live = await findLiveIntent(trx, site.id, checkout.id);
  const isSameAttempt = record !== null && record.requestHash === requestHash;
  if (live !== null) return { kind: 'underWay', intent: live, isSameAttempt };
  if (record !== null && !isSameAttempt) return refused({ code: 'idempotencyKeyReused' });
  if (record?.answer) return { kind: 'answered', answer: record.answer as PayAnswer };
  if (checkout.state === 'needs_review') return refused({ code: 'paymentNeedsReview' });
  if (attempt.idempotencyKey !== checkout.idempotencyKey) return refused({ code: 'idempotencyKeyReused' });
  const priced = await pricedDraft(trx, site, draft);
  const total = priced.price.grandTotal;
  if (total.minor !== attempt.acceptedTotal) {
    const from = formatMoney(money(attempt.acceptedTotal, total.currency));
    return refused({ code: 'priceChanged', values: { from, to: formatMoney(total) } });
  }
  await beginOnce(trx, site.id, once, requestHash);
  return start(deps, trx, buyer, { checkoutId: checkout.id, priced, attempt });
}

async function start(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  { site, origin, token }: DraftBuyer,
  sale: { readonly checkoutId: string; readonly priced: PricedDraft; readonly attempt: ChosenAttempt },
): Promise<BegunPayment> {
  const { checkoutId, priced, attempt } = sale;
  const { draft, price } = priced;
  const purchase: Purchase = {
    lines: draftOrderLines(priced, trx.newId),
    ...orderPrice(price),
    shippingOptionName: price.shippingLine.chosen?.name ?? null,
    formAnswers: [],
    draftId: draft.id,
  };
  const intentId = trx.newId();
  const made = madeWith(attempt.method, price.grandTotal);
  const started = await startIntent(deps, trx, site, {
    ...{ checkoutId, intentId, made, purchase },
    amount: price.grandTotal.minor,
    currency: draft.currency,
    request: {
      returnUrl: `${origin}${draftPath(token)}/return?${returnQuery(deps, intentId)}`,
      email: draft.email,
      description: site.title,
      savesMethod: false,
      isTest: attempt.method.isTest,
    },
    returnTokenHash: hashReturnToken(returnToken(deps, intentId)),
  });
  if (!started.ok) {
    throw new Missing(draft.lines.find(({ variantId }) => variantId === started.missing)?.title ?? '');
  }
  return { kind: 'started', payment: started.payment, made };
}
