import { type CartPrice, price as priceOf, type ShippingQuote } from '@quoin/domain/cart';
import type { SubscriptionPlan } from '@quoin/domain/catalog';
import { formatMoney } from '@quoin/domain/money';
import {
  applicableFields,
  type CheckoutAnswers,
  type CheckoutField,
  type CheckoutState,
  type CheckoutStep,
  checkoutWords,
  newsQuestion,
  renewalFromToday,
  stepOf,
  tidyAnswers,
  validateAnswers,
} from '@quoin/domain/orders';
import type { CartVisitor } from '../cart/index.ts';
import {
  basisOf,
  type CartContents,
  type CatalogCart,
  countriesReached,
  createCheckout,
  destinationFor,
  type FilledCart,
  openFilledCart,
  priceContents,
  type SingleCart,
  type StoredCheckout,
} from '../cart/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { newIdempotencyKey } from '../platform/database/idempotency.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { checkoutForm, estimatedPrice, type LoadedQuestion, newsList, type PricingDeps } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import { homeCountry } from '../sites/index.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';
import { prefillCheckout } from './prefillCheckout.ts';

/** A checkout with everything priced as it is now. */
export interface LoadedCheckout {
  readonly stored: StoredCheckout;
  readonly state: CheckoutState;
  readonly goods: CatalogCart;
  readonly price: CartPrice;
  /** What pages show: `price`, or what the cart estimates while the address or the way of shipping is still to come. */
  readonly shown: CartPrice;
  /** Where `shown` goes; empty where nothing is sent. */
  readonly shownCountry: string;
  readonly giftCards: LoadedQuestion['giftCards'];
  /** To the address given; empty before. */
  readonly options: readonly ShippingQuote[];
  readonly chosenOption: ShippingQuote | null;
  /** The shop's own country, where it has named one. */
  readonly sellerCountry: string | null;
  /** Of a subscription that begins with this order. */
  readonly plan: SubscriptionPlan | null;
  /** It begins a subscription or goes on with one: the provider keeps the card for the next periods. */
  readonly isRenewing: boolean;
  /** Where the shop sends at all. */
  readonly countryCodes: readonly string[];
  /** The owner's questions about this cart. */
  readonly asked: readonly CheckoutField[];
  readonly answers: CheckoutAnswers;
}

export type CheckoutFound =
  | { readonly kind: 'open'; readonly loaded: LoadedCheckout }
  /** Nothing new in the cart since this order. */
  | { readonly kind: 'bought'; readonly orderId: string }
  | { readonly kind: 'empty' };

/** Where something would go and how, whatever is saved. */
export type CheckoutPlace = Pick<StoredCheckout, 'shippingAddress' | 'shippingOptionId'>;

/** The checkout of the visitor's cart, made when there is none yet. `place`: priced as if this were saved. */
export function loadCheckout(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  place: CheckoutPlace | null = null,
): Promise<CheckoutFound> {
  return deps.db.inSite(contextOf(visitor.site), (trx) => findCheckoutIn(deps, trx, visitor, place));
}

/** The same within a transaction; holds the locks of cart and checkout, in that order. */
export async function findCheckoutIn(
  deps: Pick<CheckoutDeps, 'keyFor' | 'randomBytes' | 'giftCards' | 'memory'>,
  trx: SiteTransaction,
  { site, token, countryCode, isCountryAsked }: CartVisitor,
  place: CheckoutPlace | null = null,
): Promise<CheckoutFound> {
  const open = token === null ? null : await openFilledCart(deps, trx, site, { startToken: token, mode: 'lock' });
  return findCheckoutOfOpen(deps, trx, site, open, { countryCode, isAsked: isCountryAsked === true, place });
}

/** The same for a cart that is open and locked already. */
export async function findCheckoutOfOpen(
  deps: Pick<CheckoutDeps, 'keyFor' | 'randomBytes' | 'giftCards' | 'memory'>,
  trx: SiteTransaction,
  site: Site,
  open: FilledCart | null,
  wanted: WantedCountry = { countryCode: null, isAsked: false },
): Promise<CheckoutFound> {
  if (!open?.cart || open.entries.length === 0) {
    const orderId = open?.bought?.orderId;
    return orderId ? { kind: 'bought', orderId } : { kind: 'empty' };
  }
  const stored = open.checkout ?? (await beginCheckout(deps, trx, site, open.cart.id));
  const contents = { ...open, cart: open.cart };
  return {
    kind: 'open',
    loaded: await completeCheckout(deps, trx, site, forCountry(stored, wanted), { contents, wanted }),
  };
}

async function beginCheckout(
  deps: Pick<CheckoutDeps, 'randomBytes'>,
  trx: SiteTransaction,
  site: Site,
  cartId: string,
): Promise<StoredCheckout> {
  const fresh = await createCheckout(trx, site.id, { cartId, idempotencyKey: newIdempotencyKey(deps.randomBytes) });
  return prefillCheckout(trx, site.id, fresh);
}

/** What the visitor wants to see; `isAsked`: just now, whatever address is saved. */
interface WantedCountry {
  readonly countryCode: string | null;
  readonly isAsked: boolean;
  /** More than a country: of a wallet. */
  readonly place?: CheckoutPlace | null;
}

/** Another country than that of the saved address: until a whole address comes, none is known. */
function forCountry(stored: StoredCheckout, { countryCode, isAsked, place = null }: WantedCountry): StoredCheckout {
  if (place !== null) return { ...stored, ...place };
  const isOther = isAsked && countryCode !== null && countryCode !== stored.shippingAddress?.countryCode;
  return isOther ? { ...stored, shippingAddress: null, shippingOptionId: null } : stored;
}

/** Of the address, of the cart's estimate, of the shop, or the first that is reached. */
function countryToShow(
  site: Site,
  { shippingAddress }: StoredCheckout,
  { countryCode }: WantedCountry,
  reached: readonly string[],
): string {
  const guesses = [shippingAddress?.countryCode, countryCode, homeCountry(site)];
  return guesses.find((code) => code && reached.includes(code)) ?? reached[0] ?? '';
}

/** Everything that a checkout shows, priced as it is now. */
export async function completeCheckout(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  stored: StoredCheckout,
  { contents, wanted }: { readonly contents: CartContents; readonly wanted: WantedCountry },
): Promise<LoadedCheckout> {
  const { single } = contents;
  const { goods, loaded } = await priceContents(deps, trx, site, contents, basisOf(stored));
  const price = priceOf(loaded.question);
  const isNeeded = price.shippingLine.status !== 'notNeeded';
  const isPlaceKnown = loaded.question.destination !== null;
  const chosenOption = isPlaceKnown ? price.shippingLine.chosen : null;
  const countryCodes = countriesReached(loaded.methods).map(({ code }) => code);
  const shownCountry = isNeeded ? countryToShow(site, stored, wanted, countryCodes) : '';
  const news = newsList(site) === '' ? [] : [newsQuestion(checkoutWords(goods.language).page.news)];
  const asked = [...news, ...applicableFields(checkoutForm(site), loaded.question.lines)];
  const state: CheckoutState = {
    id: stored.id,
    email: stored.email,
    shippingAddress: isNeeded ? stored.shippingAddress : null,
    shippingOptionId: chosenOption?.id ?? null,
    note: stored.note,
    requiresShipping: isNeeded,
    totals: price,
  };
  return {
    stored,
    state,
    goods,
    price,
    giftCards: loaded.giftCards,
    options: isPlaceKnown ? price.shippingLine.options : [],
    chosenOption,
    sellerCountry: homeCountry(site),
    plan: single?.plan ?? null,
    isRenewing: isRenewing(single),
    countryCodes,
    shown: estimatedPrice({ ...loaded.question, destination: destinationFor(loaded.question, shownCountry) }),
    shownCountry,
    asked,
    answers: tidyAnswers(asked, stored.formAnswers),
  };
}

function isRenewing(single: Pick<SingleCart, 'kind'> | null): boolean {
  return single?.kind === 'subscription' || single?.kind === 'renewal';
}

/** What paying begins, where it is a subscription: `€33.90 today, then €33.90 every month until you cancel`. */
export function checkoutRenewalText({ plan, shown, goods }: Pick<LoadedCheckout, 'plan' | 'shown' | 'goods'>): string {
  const { language } = goods;
  if (plan === null) return '';
  const terms = { plan, renewalText: formatMoney(shown.grandTotal, language), language };
  return renewalFromToday(formatMoney(shown.amountDue, language), terms);
}

/** Whether every question that must be answered is. */
export function areAnswersComplete({ asked, answers }: Pick<LoadedCheckout, 'asked' | 'answers'>): boolean {
  return validateAnswers(asked, answers).length === 0;
}

/** The page asks for contact and address together, so a missing address is part of its first step. */
export function pageStepOf(loaded: Pick<LoadedCheckout, 'state' | 'asked' | 'answers'>): CheckoutStep {
  const { state } = loaded;
  const step = stepOf(state);
  if (!areAnswersComplete(loaded)) return 'contact';
  return step === 'shipping' && state.shippingAddress === null ? 'contact' : step;
}
