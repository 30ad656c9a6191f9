import { statusOf } from '@quoin/contract/problems';
import { waitSentence } from '@quoin/domain/access';
import { cartButtonWords, sentence as cartSentence } from '@quoin/domain/cart';
import { dayInZone } from '@quoin/domain/formats';
import { formatMoney } from '@quoin/domain/money';
import { giftCardDays, orderPageWords, sentence, validateGiftCardDelivery } from '@quoin/domain/orders';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { CartDeps, NoticeView } from '../../cart/index.ts';
import {
  addEntry,
  cartCookies,
  cartRefusalSentence,
  cartVisitor,
  deliveryOfForm,
  deliveryToFields,
  endSingle,
} from '../../cart/index.ts';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { checkBalance } from '../checkBalance.ts';
import { denominations, type FilledForm, giftCardFormView, loadGiftCardProduct } from '../giftCardForm.ts';
import { BALANCE_PATH } from '../giftCardJobs.ts';

export interface GiftCardRouteDeps extends CartDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

const GIFT_CARD_PATH = '/gift-card';
const UNPROCESSABLE = 422;

/** Buying a gift card on its own page (GIFT-02), and what is left on one; both work without script. */
export function giftCardRoutes(deps: GiftCardRouteDeps): SiteRoute[] {
  const get = { method: 'GET', rate: 'page', forgery: 'none' } as const;
  // As on product pages: nobody needs a cart before this one.
  const post = { method: 'POST', rate: 'cart', forgery: 'origin' } as const;
  return [
    { ...get, path: GIFT_CARD_PATH, handle: (request) => show(deps, request) },
    { ...post, path: GIFT_CARD_PATH, handle: (request) => buy(deps, request) },
    { ...get, path: BALANCE_PATH, handle: (request) => balancePage(deps, request, { problem: null, balanceText: '' }) },
    { ...post, path: BALANCE_PATH, handle: (request) => balance(deps, request) },
  ];
}

const EMPTY = { recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: null };

async function show(deps: GiftCardRouteDeps, request: SiteRequest): Promise<Reply> {
  const text = (name: string) => queryText(request.query, name) ?? '';
  const filled = { sku: text('sku'), delivery: EMPTY, problems: [], notice: null };
  return page(deps, request, text('itemId'), filled, 200);
}

async function page(
  deps: GiftCardRouteDeps,
  request: SiteRequest,
  itemId: string,
  filled: FilledForm,
  status: number,
): Promise<Reply> {
  const product = await loadGiftCardProduct(deps, request.site, itemId);
  if (product === null) return notFound(request);
  const today = dayInZone(deps.now(), request.site.timeZone);
  const giftCard = giftCardFormView(product, filled, giftCardDays(today), request.site.language);
  const options = {
    pageType: PAGE_TYPES.page,
    path: GIFT_CARD_PATH,
    title: orderPageWords(request.site.language).giftCard.title,
  };
  return html(await deps.pages.systemPage(request.site, 'gift-card', { giftCard }, options), { status });
}

/** The amount is the product's own, whatever else is posted (GFT-2, SC-11). */
async function buy(deps: GiftCardRouteDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const [itemId, sku] = [fields.text('itemId'), fields.text('sku').slice(0, 100)];
  const delivery = deliveryOfForm(fields.text);
  const problems = validateGiftCardDelivery(delivery, dayInZone(deps.now(), request.site.timeZone));
  const again = (notice: NoticeView | null, status: number) =>
    page(deps, request, itemId, { sku, delivery, problems, notice }, status);
  const { language } = request.site;
  const product = await loadGiftCardProduct(deps, request.site, itemId);
  if (product === null) return notFound(request);
  if (!denominations(product).some((each) => each.sku === sku)) {
    const message = cartSentence({ code: 'denominationMissing' }, language);
    return again({ title: cartButtonWords(language).alerts.giftCard, message }, statusOf('denominationMissing'));
  }
  if (problems.length > 0) return again(null, UNPROCESSABLE);
  const additionalFields = deliveryToFields(delivery);
  const wanted = { itemId, sku, choice: {}, quantity: 1, additionalFields, isFromGiftCardPage: true };
  const outcome = await addEntry(deps, cartVisitor(request), wanted);
  if (!outcome.ok) {
    const { problem } = outcome;
    const title = cartButtonWords(language).alerts.giftCard;
    return again({ title, message: cartRefusalSentence(problem, language) }, statusOf(problem.code));
  }
  const next = fields.text('next') === 'cart' ? '/cart' : '/checkout';
  return redirect(next, { cookies: [...endSingle(request), ...cartCookies(request, outcome.value.token, true)] });
}

interface BalanceShown {
  readonly problem: NoticeView | null;
  readonly balanceText: string;
}

async function balance(deps: GiftCardRouteDeps, request: SiteRequest): Promise<Reply> {
  const visitor = { token: request.visitor.cartToken, ip: request.ip };
  const answer = await checkBalance(deps, request.site, visitor, formFields(request).text('giftCardCode'));
  const { language } = request.site;
  if (answer.kind === 'known') {
    const balanceText = orderPageWords(language).giftCard.balanceIs(formatMoney(answer.available, language));
    return balancePage(deps, request, { problem: null, balanceText });
  }
  if (answer.kind === 'tooMany') {
    const title = waitSentence(answer.seconds, language);
    const headers = { 'retry-after': String(answer.seconds) };
    return balancePage(deps, request, { problem: { title, message: '' }, balanceText: '' }, { status: 429, headers });
  }
  const problem = { title: sentence(answer.problem, language), message: '' };
  return balancePage(deps, request, { problem, balanceText: '' }, { status: UNPROCESSABLE });
}

async function balancePage(
  deps: GiftCardRouteDeps,
  request: SiteRequest,
  shown: BalanceShown,
  more: Partial<Reply> = {},
): Promise<Reply> {
  const { giftCard } = orderPageWords(request.site.language);
  const { balanceTitle: title, balanceLead: lead, code: label, check } = giftCard;
  const view = { giftCardBalance: { title, lead, label, check, ...shown } };
  const options = { pageType: PAGE_TYPES.page, path: BALANCE_PATH, title };
  const headers = { 'x-robots-tag': 'noindex', ...more.headers };
  return html(await deps.pages.systemPage(request.site, 'gift-card-balance', view, options), { ...more, headers });
}
