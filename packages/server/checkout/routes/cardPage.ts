import { formatMoney } from '@quoin/domain/money';
import { checkoutWords } from '@quoin/domain/orders';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { findEmbeddedPayment, SECRET_PAGE } from '../../orders/index.ts';
import { stripePageHeaders } from '../../platform/http/replies/headers.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';

export interface CardPageDeps extends Pick<CheckoutDeps, 'db' | 'payments'> {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
  readonly eventsHost: string | null;
}

const PATH = '/checkout/card';

/** Asks for the card by Stripe's fields, after the order button (decision 0013). */
export function cardPageRoute(deps: CardPageDeps): SiteRoute {
  return { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) };
}

async function show(deps: CardPageDeps, request: SiteRequest): Promise<Reply> {
  const { site } = request;
  const [intentId, proof] = [queryText(request.query, 'intent') ?? '', queryText(request.query, 'proof') ?? ''];
  const payment = await findEmbeddedPayment(deps, site, { intentId, proof });
  if (payment === null) {
    const query = new URLSearchParams({ intent: intentId, proof });
    return redirect(`/checkout/return?${query.toString()}`, SECRET_PAGE);
  }
  const { card, page } = checkoutWords(site.language);
  const amount = formatMoney(payment.amount, site.language);
  const view = { ...payment, amount, buttonText: page.pay(amount), payingText: page.paying, words: card };
  const options = { pageType: PAGE_TYPES.checkout, path: PATH, title: card.title };
  const body = await deps.pages.systemPage(site, 'card-payment', { cardPayment: view }, options);
  return html(body, { headers: { ...SECRET_PAGE.headers, ...stripePageHeaders(deps.eventsHost) } });
}
