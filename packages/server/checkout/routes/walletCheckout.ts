import { CHECKOUT_WALLET_PAY_PATH, CHECKOUT_WALLET_QUOTE_PATH, type WalletOffer } from '@quoin/contract/endpoints/site';
import { parseWalletPay, parseWalletQuote } from '@quoin/contract/requests';
import { cartPageWords } from '@quoin/domain/cart';
import { checkoutWords } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import { checkoutVisitor, lineView } from '../../cart/index.ts';
import { confirmedUrl, payAnswerReply, refusalReply, tooManyReply } from '../../orders/index.ts';
import type { EmbeddedFields } from '../../platform/gateways/payment/paymentGateway.ts';
import { stripePageHeaders } from '../../platform/http/replies/headers.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { html, json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { policiesOf } from '../../sites/index.ts';
import { methodsForCart } from '../../subscriptions/index.ts';
import type { LoadedCheckout } from '../loadCheckout.ts';
import { viewCheckout } from '../viewCheckout.ts';
import { payByWallet } from '../wallet/payByWallet.ts';
import { quoteWallet } from '../wallet/quoteWallet.ts';
import { walletMethod, walletSheet } from '../wallet/walletSheet.ts';
import type { CheckoutPageDeps } from './checkoutPage.ts';

export interface WalletCheckoutDeps extends CheckoutPageDeps {
  readonly eventsHost: string | null;
}

const PATH = '/checkout/wallet';
const CHECKOUT_URL = '/checkout';

/** From cart or product to the order by one press in a wallet of the device, which knows the address (decision 0013). */
export function walletCheckoutRoutes(deps: WalletCheckoutDeps): SiteRoute[] {
  return [
    { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    {
      ...{ method: 'POST', path: CHECKOUT_WALLET_QUOTE_PATH, rate: 'write', forgery: 'crumb' },
      handle: (request) => quote(deps, request),
    },
    {
      ...{ method: 'POST', path: CHECKOUT_WALLET_PAY_PATH, rate: 'checkout', forgery: 'crumb' },
      handle: (request) => postPay(deps, request),
    },
  ];
}

/** The order in short, with room for the wallets' buttons. What no wallet can pay goes to the ordinary checkout. */
async function show(deps: WalletCheckoutDeps, request: SiteRequest): Promise<Reply> {
  const { site } = request;
  const found = await viewCheckout(deps, checkoutVisitor(request));
  if (found.kind === 'bought') return redirect(confirmedUrl(deps, request, found.orderId));
  if (found.kind === 'empty') return redirect('/cart');
  const method = walletMethod(found.loaded, await methodsForCart(deps, site, found.loaded.stored.cartId));
  const embedded = method === null ? null : (await deps.payments.gatewayOf(site.id, method)).embedded;
  if (embedded === null) return redirect(CHECKOUT_URL);
  const policies = policiesOf((await deps.pages.frameOf(site)).site);
  const view = { ...walletPageView(found.loaded, embedded, deps.now()), policies };
  const options = { pageType: PAGE_TYPES.checkout, path: PATH, title: view.words.title };
  const body = await deps.pages.systemPage(site, 'wallet-payment', { walletPayment: view }, options);
  return html(body, { headers: stripePageHeaders(deps.eventsHost) });
}

/** What the theme's page reads. */
function walletPageView(loaded: LoadedCheckout, embedded: EmbeddedFields, now: number) {
  const { state, goods, shown, countryCodes } = loaded;
  const { language } = goods;
  const sheet = walletSheet(loaded, embedded, now);
  const offer: WalletOffer = {
    publishableKey: embedded.publishableKey,
    currency: shown.amountDue.currency.toLowerCase(),
    requiresShipping: state.requiresShipping,
    countryCodes: state.requiresShipping ? countryCodes : [],
    sheet,
  };
  const { wallet, page } = checkoutWords(language);
  return {
    words: { ...wallet, title: cartPageWords(language).page.withWallet },
    payingText: page.paying,
    entries: goods.lines.map((line) => lineView(line, language)),
    totals: sheet.totals,
    offer: JSON.stringify(offer),
    checkoutUrl: CHECKOUT_URL,
  };
}

async function quote(deps: WalletCheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseWalletQuote(request.body);
  if (!parsed.ok) return badRequest(request);
  const quoted = await quoteWallet(deps, checkoutVisitor(request), parsed.value);
  return quoted.ok ? json(quoted.sheet) : refusalReply(request, [quoted.problem]);
}

async function postPay(deps: WalletCheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseWalletPay(request.body);
  if (!parsed.ok) return badRequest(request);
  const result = await payByWallet(deps, checkoutVisitor(request), parsed.value);
  if (result.status === 'tooMany') return tooManyReply(request, result.seconds);
  return result.status === 'refused' ? refusalReply(request, result.problems) : payAnswerReply(deps, request, result);
}
